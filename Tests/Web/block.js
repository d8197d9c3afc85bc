import './names.js';
import '../../Web/dist/headway.js';

const control = document.getElementById('control');
requestAnimationFrame(function step(time) {
  control.style.transform = `translateX(${time % 1000 / 5}px)`;
  requestAnimationFrame(step);
});
/** Makes changes that take so long that pictures of them can be taken on a machine that is busy itself. */
function change() {
  for (const id of ['bar', 'ring']) {
    const element = document.getElementById(id), timing = { ...element.timing };
    timing.change = [60000];
    Object.defineProperty(element, 'timing', { value: timing });
    element.value = 1;
  }
}
/** Shows what is late and makes changes, has a sign of it painted, then keeps the page busy until the server opens a gate. */
window.block = (gate) => setTimeout(async () => {
  const wait = await waiter(`/gate?${gate}`);
  change();
  for (const element of document.querySelectorAll('[show-delay]')) element.show();
  for (let frame = 0; frame < 4; frame++) {
    await new Promise(requestAnimationFrame);
    if (frame === 2) control.classList.add('busy');
  }
  await new Promise((done) => setTimeout(done));
  wait();
}, 50);
/** What keeps the page busy: a loop that a worker ends, or, in WebKitGTK, which shares no memory, a request that blocks. */
async function waiter(gate) {
  if (!globalThis.SharedArrayBuffer) {
    const request = new XMLHttpRequest();
    request.open('GET', gate, false);
    return () => request.send();
  }
  const flag = new Int32Array(new SharedArrayBuffer(4)), worker = new Worker('block-worker.js');
  worker.postMessage([flag, gate]);
  await new Promise((done) => { worker.onmessage = done; });
  return () => { while (!Atomics.load(flag, 0)); };
}
window.isReady = true;
