/**
 * Loaded first by the processes that read what strangers send: what they never need, and could stop or open the service's
 * own process with. Node's permission model has no word on signals.
 */
for (const name of ['kill', '_kill', '_debugProcess', '_debugEnd']) Reflect.deleteProperty(process, name);

export {};
