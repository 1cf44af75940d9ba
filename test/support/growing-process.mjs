// Takes as many megabytes as it is told, one a millisecond, and says that it is done: then, or before, if told less than 0.
const held = [];
const done = () => process.send({ kind: 'done' });
process.on('message', (megabytes) => {
  if (megabytes < 0) done();
  const grow = setInterval(() => {
    if (held.length < Math.abs(megabytes)) return void held.push(Buffer.alloc(1024 * 1024, 1));
    clearInterval(grow);
    if (megabytes >= 0) done();
  }, 1);
});
process.on('disconnect', () => process.exit(0));
process.send({ kind: 'ready' });
