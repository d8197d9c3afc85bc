// Tells a page that is kept busy when to end, which nothing else can.
onmessage = async ({ data: [flag, gate] }) => {
  postMessage('ready');
  await fetch(gate);
  Atomics.store(flag, 0, 1);
};
