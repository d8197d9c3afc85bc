import '../../Web/src/headway.js';

const control = document.getElementById('control');
requestAnimationFrame(function step(time) {
  control.style.transform = `translateX(${time % 1000 / 5}px)`;
  requestAnimationFrame(step);
});
const frame = () => new Promise(requestAnimationFrame);

/** Makes changes, and once they are on their way keeps the page busy; ends just before. */
window.block = async (milliseconds) => {
  // Slowly, so that pictures of it can be taken on a machine that is busy itself.
  for (const id of ['bar', 'ring']) {
    const element = document.getElementById(id), { timing } = element;
    Object.defineProperty(element, 'timing', { value: { ...timing, change: [2 * milliseconds, ...timing.change.slice(1)] } });
    element.value = 1;
  }
  const late = document.getElementById('late');
  late.show();
  for (let i = 0; i < 120 && !late.animations.length; i++) await frame();
  for (let i = 0; i < 4; i++) await frame();
  setTimeout(() => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
  }, 150);
};
window.isReady = true;
