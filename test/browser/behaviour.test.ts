import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Capture, createCapture } from '../../web/capture/src/capture.ts';
import { createShelf } from '../../web/capture/src/keep/shelf.ts';
import { type Account, newAccount } from '../../web/shared/account.ts';
import type { Narration } from '../../web/shared/narration.ts';
import { type Problem, problem } from '../../web/shared/problems.ts';
import {
  AWAY,
  type FakeDevice,
  type FakeService,
  fakeDevice,
  fakeService,
  standInForBrowser,
  tokenFor,
} from './support/behaviour.ts';

const DEPARTMENT = 'FD24031901';
const PIECE = new Blob(['sound']);

describe('Capture page: its behaviour without its looks (fake service, fake device)', () => {
  let service: FakeService;
  let device: FakeDevice;
  let host: ReturnType<typeof standInForBrowser>;
  let capture: Capture;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    host = standInForBrowser();
    [service, device] = [fakeService(), fakeDevice()];
    capture = createCapture({ api: service, store: device, ref: undefined, show: () => {} });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
  const submit = () => void capture.submitAudio(PIECE, 'audio/wav', 5);
  const state = () => capture.model.state;
  const told = (type: string) => host.messages.filter((message) => message.type === type);

  async function open(): Promise<void> {
    void capture.init({ token: tokenFor(DEPARTMENT) });
    await seconds(0);
    expect(state()).toBe('idle');
  }

  /** One that did not get through because nobody was there. */
  async function stranded(why: Problem = AWAY): Promise<Account> {
    service.answer = async () => why;
    submit();
    await seconds(0);
    expect(state()).toBe('error');
    service.answer = fakeService().answer;
    return capture.model.kept as Account;
  }

  async function drafted(): Promise<Narration> {
    service.answer = async () => ({ id: 'nar_first', transcript: 'Engine 41 went to a fire.' });
    submit();
    await seconds(0);
    expect(state()).toBe('done');
    return capture.model.draft?.narration as Narration;
  }

  /** Words typed to the draft on the screen, which do not get through. */
  async function failedAddition(): Promise<void> {
    service.answer = async () => problem('EXTRACTION_FAILED', 'No.', { status: 502 });
    await capture.writing.open();
    void capture.writing.send('Nobody was hurt.');
    await seconds(0);
    expect(state()).toBe('error');
  }

  const held = () => {
    let answer: (narration: Narration | Problem) => void = () => {};
    service.answer = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    return (narration: Narration | Problem) => answer(narration);
  };

  it('sends what was said although the device never answers, and says that it does not keep it', async () => {
    device.mood = 'silent';
    void capture.init({ token: tokenFor(DEPARTMENT) });
    await seconds(4);
    expect(told('svc:ready')).toHaveLength(1);
    const answer = held();
    submit();
    await seconds(4);
    expect(service.sent).toHaveLength(1);
    expect(capture.model.keptOn).toBe('page');
    answer({ id: 'nar_1' });
    await seconds(4);
    expect(state()).toBe('done');
  });

  it('sends by itself what did not get through, although another account was told meanwhile', async () => {
    await open();
    const first = await stranded();
    held();
    submit();
    await seconds(20);
    expect(state()).toBe('processing');
    expect(service.sent).toHaveLength(2);
    capture.cancel();
    expect(state()).toBe('idle');
    await seconds(30);
    expect(service.sent.map(({ account }) => account.id).at(-1)).toBe(first.id);
  });

  it('offers it beside the draft of the other, and does not take that from the screen', async () => {
    await open();
    const first = await stranded();
    const narration = await drafted();
    host.lineIsBack();
    await seconds(120);
    expect(capture.model.draft?.narration).toBe(narration);
    expect(capture.model.unsent).toEqual([first]);
    void capture.init({ token: tokenFor(DEPARTMENT), externalRef: 'the next call' });
    await seconds(30);
    expect(service.sent.at(-1)?.account).toBe(first);
  });

  it('waits while somebody types, and sends it then', async () => {
    await open();
    await stranded();
    await capture.writing.open();
    capture.writing.keep('Engine 41');
    host.lineIsBack();
    await seconds(120);
    expect(service.sent).toHaveLength(1);
    expect(capture.model.typing?.text).toBe('Engine 41');
    capture.writing.close();
    await seconds(30);
    expect(service.sent).toHaveLength(2);
  });

  it('asks a service that is busy again when it has said, and less and less often when it has not', async () => {
    await open();
    const busy = (extra = {}) => problem('PARTNER_API_UNAVAILABLE', 'Later.', { status: 503, ...extra });
    service.answer = async () => busy({ retryAfterSeconds: 40 });
    submit();
    await seconds(39);
    expect(service.sent).toHaveLength(1);
    await seconds(2);
    expect(service.sent).toHaveLength(2);
    service.answer = async () => busy();
    await seconds(41);
    expect(service.sent).toHaveLength(3);
    await seconds(60);
    expect(service.sent.length).toBeLessThanOrEqual(6);
  });

  it('never asks for more than fifteen minutes when what it finds on the device is a moment longer', async () => {
    const account = newAccount('audio/webm', undefined, DEPARTMENT);
    const shelf = createShelf(device, () => {});
    shelf.begin(account);
    shelf.add(account, PIECE, 900_200);
    await shelf.settled();
    const later = createShelf(device, () => {});
    await later.look([DEPARTMENT]);
    await seconds(0);
    expect(later.of([DEPARTMENT]).map(({ seconds: length }) => length)).toEqual([900]);
  });

  it('says that a recording is kept on the device only when every piece of it is', async () => {
    const account = newAccount('audio/webm', undefined, DEPARTMENT);
    const shelf = createShelf(device, () => {});
    shelf.begin(account);
    for (const [piece, mood] of [
      ['one ', 'well'],
      ['two ', 'full'],
      ['three', 'well'],
    ] as const) {
      device.mood = mood;
      shelf.add(account, new Blob([piece]), 1000);
      await seconds(0);
      expect(shelf.safe()).toBe(mood === 'well');
    }
    const [head] = await device.list([DEPARTMENT], 0);
    expect(head && (await (await device.read(head)).text())).toBe('one two three');
  });

  it('erases what is thrown away once the device can, and nothing of it comes back', async () => {
    const account = newAccount('audio/webm', undefined, DEPARTMENT);
    const shelf = createShelf(device, () => {});
    shelf.begin(account, PIECE);
    await shelf.settled();
    device.mood = 'full';
    shelf.add(account, PIECE, 2000);
    await shelf.erase(account);
    expect(device.heads.size).toBe(1);
    device.mood = 'well';
    await shelf.settled();
    expect([device.heads.size, device.pieces.size]).toEqual([0, 0]);
    expect(shelf.safe()).toBe(true);
  });

  const WAYS: Record<string, () => void> = {
    'thrown away': () => void capture.throwAway(capture.model.kept as Account),
    'cancelled by the host': () => capture.cancel(),
    'left for a check of the session': () => void capture.recheck(),
  };
  for (const [way, leave] of Object.entries(WAYS)) {
    it(`goes back to the draft when an addition that failed is ${way}`, async () => {
      await open();
      const narration = await drafted();
      await failedAddition();
      leave();
      await seconds(0);
      expect(state()).toBe('done');
      expect(capture.model.draft?.narration).toBe(narration);
      expect(told('svc:cancel')).toEqual([]);
    });
  }

  it('goes back to the draft when an addition is cancelled while it is sent', async () => {
    await open();
    const narration = await drafted();
    held();
    await capture.writing.open();
    void capture.writing.send('Nobody was hurt.');
    await seconds(0);
    expect(state()).toBe('processing');
    capture.cancel();
    expect(state()).toBe('done');
    expect(capture.model.draft?.narration).toBe(narration);
  });

  it('lets the service say whether a session is over when only the device’s clock says so', async () => {
    const serverTime = Date.now() - 3_600_000;
    service.pingAnswer = async () => ({ server_time: new Date(serverTime).toISOString() });
    const token = tokenFor(DEPARTMENT, -2700);
    void capture.init({ token });
    await seconds(0);
    expect(told('svc:error')).toEqual([]);
    expect(told('svc:ready')).toHaveLength(1);
    expect(state()).toBe('idle');
  });

  it('believes the device’s clock when the service cannot be asked, and asks when told to check again', async () => {
    const { pingAnswer } = service;
    service.pingAnswer = async () => AWAY;
    void capture.init({ token: tokenFor(DEPARTMENT, -2700) });
    await seconds(0);
    expect(told('svc:error')).toMatchObject([{ code: 'SESSION_EXPIRED' }]);
    service.pingAnswer = async () => ({ ...(await pingAnswer()), server_time: new Date(0).toISOString() });
    void capture.recheck();
    await seconds(0);
    expect(state()).toBe('idle');
  });

  it('keeps its session when init is called without one while an account is sent', async () => {
    await open();
    const answer = held();
    submit();
    await seconds(0);
    void capture.init({ externalRef: 'CAD-9' });
    await seconds(0);
    expect(told('svc:error')).toMatchObject([{ code: 'NO_TOKEN', retryable: false }]);
    answer(AWAY);
    await seconds(0);
    service.answer = fakeService().answer;
    await seconds(5);
    expect(state()).toBe('done');
  });

  it('leaves what is being typed on the screen when only the session is renewed', async () => {
    await open();
    await capture.writing.open();
    const { typing } = capture.model;
    capture.writing.keep('Engine 41 went');
    void capture.init({ token: tokenFor(DEPARTMENT, 800) });
    await seconds(0);
    expect(capture.model.typing).toBe(typing);
    expect(typing?.text).toBe('Engine 41 went');
    void capture.init({ token: tokenFor(DEPARTMENT), externalRef: 'another call' });
    await seconds(1);
    expect(capture.model.typing).toBeUndefined();
    const [kept] = capture.model.unsent;
    expect(await (await kept?.load())?.text()).toBe('Engine 41 went');
  });
});
