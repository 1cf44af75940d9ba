import { ATTACKS } from './attacks.ts';

// One attack in a process of its own, so that what it costs itself is not measured as the service's.
const [name = '', host = '', port = '', key = ''] = process.argv.slice(2);
await ATTACKS[name]?.({ host, port: Number(port), key });
