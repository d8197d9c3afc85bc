import '../../Web/src/headway.js';

const control = document.getElementById('control');
requestAnimationFrame(function step(time) {
  control.style.transform = `translateX(${time % 1000 / 5}px)`;
  requestAnimationFrame(step);
});
window.block = (milliseconds) => {
  // Slowly, so that pictures of it can be taken on a machine that is busy itself.
  for (const id of ['bar', 'ring']) {
    const element = document.getElementById(id), { timing } = element;
    Object.defineProperty(element, 'timing', { value: { ...timing, change: [milliseconds, timing.change[1]] } });
    element.value = 1;
  }
  document.getElementById('late').show();
  setTimeout(() => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
  }, 250);
};
window.isReady = true;
