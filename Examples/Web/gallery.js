import '../../Web/src/headway.js';

const form = document.getElementById('controls');
const all = (tags) => document.querySelectorAll(tags);

form.addEventListener('input', ({ target: { name, value, checked } }) => {
  const [root] = all('html');
  const elements = all('headway-linear-progress,headway-circular-progress,headway-download');
  const set = (list, attribute, text) => list.forEach((element) => element.setAttribute(attribute, text));
  if (name === 'dir') root.dir = value;
  else if (name === 'scheme') root.style.colorScheme = value;
  else if (name === 'theme') set(elements, 'theme', value);
  else if (name === 'linear') set(all('headway-linear-progress'), 'motion', value);
  else if (name === 'download') set(all('headway-download'), 'motion', value);
  else if (name === 'reduced') elements.forEach((element) => element.toggleAttribute(name, checked));
  else if (name === 'circular') set(all('headway-circular-progress.moving'), 'motion', value);
  else if (name === 'value') set(all('.valued'), 'value', value);
  else if (name === 'buffer') set(all('[buffer]'), 'buffer', value);
  else if (name === 'thickness') root.style.setProperty('--headway-thickness', `${value}px`);
  else if (name === 'indeterminate') all('.valued').forEach((element) => element.toggleAttribute(name, checked));
  else if (name === 'hidden') elements.forEach((element) => element.setHidden(checked));
  if (name === 'color' || name === 'own') {
    if (form.own.checked) root.style.setProperty('--headway-color', form.color.value);
    else root.style.removeProperty('--headway-color');
  }
});
form.addEventListener('submit', (event) => event.preventDefault());
// Three tasks, each a step behind the one above it.
document.getElementById('run').addEventListener('click', () => {
  all('.task').forEach(async (bar, row) => {
    bar.setValue(0, { animated: false });
    for (let step = 1; step <= 10; step++) {
      await new Promise((done) => setTimeout(done, 150 * (row + 1)));
      bar.value = step / 10;
    }
  });
});
document.getElementById('busy').addEventListener('click', () => {
  const end = performance.now() + 2000;
  while (performance.now() < end);
});

// Shown by hand: each press goes on to the next state.
const next = { download: 'indeterminate', stop: 'paused', resume: 'running', retry: 'running', open: 'initial' };
document.addEventListener('headway-action', ({ target, detail: { action } }) => {
  if (target.id !== 'real') target.state = next[action];
});

// Shown by a response: one line follows it.
const real = document.getElementById('real');
const slowly = () => new TransformStream({
  async transform(chunk, output) {
    for (let at = 0; at < chunk.length; at += 4096) {
      output.enqueue(chunk.subarray(at, at + 4096));
      await new Promise((done) => setTimeout(done, 40));
    }
  },
}, { highWaterMark: 1 }, { highWaterMark: 1 });
real.addEventListener('headway-action', async ({ detail: { action } }) => {
  const result = document.getElementById('result');
  if (action === 'stop') return;
  result.textContent = '';
  const answer = await fetch(real.dataset.source ?? '../../Documentation/Pictures/ContactSheet-linear-1.png', { cache: 'no-store' });
  try {
    const slow = new Response(answer.body.pipeThrough(slowly()), answer);
    const picture = await real.follow(slow).blob();
    result.textContent = `${picture.size} bytes`;
  } catch (error) {
    result.textContent = real.state === 'initial' ? 'Stopped' : `${error}`;
  }
});
