import alarm from '../../../examples/alarm.txt?raw';
import crash from '../../../examples/crash.txt?raw';
import fallRecording from '../../../examples/fall.m4a?url';
import fall from '../../../examples/fall.txt?raw';
import gasLeak from '../../../examples/gas-leak.txt?raw';
import gasLeakRecording from '../../../examples/gas-leak.wav?url';
import kitchenFire from '../../../examples/kitchen-fire.txt?raw';
import kitchenFireRecording from '../../../examples/kitchen-fire.webm?url';
import noIncident from '../../../examples/no-incident.txt?raw';

/** An account to try, as text and, where somebody has spoken it, as a recording. */
export interface ReadyAccount {
  name: string;
  hint: string;
  text: string;
  recording?: { url: string; mime: string; file: string };
}

export const ACCOUNTS: readonly ReadyAccount[] = [
  {
    name: 'Kitchen fire',
    hint: 'One engine, a pan on the stove',
    text: kitchenFire,
    recording: { url: kitchenFireRecording, mime: 'audio/webm', file: 'examples/kitchen-fire.webm' },
  },
  {
    name: 'Fall',
    hint: 'One patient, to the hospital',
    text: fall,
    recording: { url: fallRecording, mime: 'audio/mp4', file: 'examples/fall.m4a' },
  },
  { name: 'Crash', hint: 'Three units, a driver pinned', text: crash },
  {
    name: 'Gas leak',
    hint: 'Two units, twelve evacuated',
    text: gasLeak,
    recording: { url: gasLeakRecording, mime: 'audio/wav', file: 'examples/gas-leak.wav' },
  },
  { name: 'Alarm', hint: 'A school at night, no fire', text: alarm },
  { name: 'No incident', hint: 'Station talk: nothing to fill', text: noIncident },
];
