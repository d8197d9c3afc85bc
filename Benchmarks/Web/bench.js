import '../../Web/dist/headway.js';

const makers = {
  none: () => document.createElement('b'),
  elements: () => document.createElement('headway-linear-progress'),
  settled: () => Object.assign(document.createElement('headway-linear-progress'), { value: 0.5 }),
  plain() {
    const bar = document.createElement('div');
    bar.className = 'plain';
    bar.append(document.createElement('i'), document.createElement('i'));
    return bar;
  },
};
window.fill = (kind, count) => document.getElementById('box').replaceChildren(...Array.from({ length: count }, makers[kind]));
window.isReady = true;
