import '../../Web/src/headway.js';

const control = document.getElementById('control');
requestAnimationFrame(function step(time) {
  control.style.transform = `translateX(${time % 1000 / 5}px)`;
  requestAnimationFrame(step);
});
/** Makes changes that take so long that pictures of them can be taken on a machine that is busy itself. */
window.change = (milliseconds) => {
  for (const id of ['bar', 'ring']) {
    const element = document.getElementById(id), { timing } = element;
    Object.defineProperty(element, 'timing', { value: { ...timing, change: [milliseconds, ...timing.change.slice(1)] } });
    element.value = 1;
  }
};
/** Shows what is late, then keeps the page busy from a moment on that lets the answer go first, and a sign of it be painted. */
window.block = (milliseconds) => setTimeout(async () => {
  for (const element of document.querySelectorAll('[show-delay]')) element.show();
  for (let frame = 0; frame < 4; frame++) {
    await new Promise(requestAnimationFrame);
    if (frame === 2) control.classList.add('busy');
  }
  await new Promise((done) => setTimeout(done));
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}, 50);
window.isReady = true;
