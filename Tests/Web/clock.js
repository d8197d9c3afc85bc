// A page whose elements live on a clock moved by hand, so that every browser's own interpolation can be read at any instant.
import { names } from './names.js';
import '../../Web/dist/headway.js';

const Base = Object.getPrototypeOf(customElements.get('headway-download'));
const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
let time = 0, timers = [], isReduced = false;
const begins = new WeakMap();

function takeOver() {
  Object.defineProperty(Base.prototype, 'now', { get: () => time, configurable: true });
  Object.defineProperty(Base.prototype, names.isReduced, { get: () => isReduced, configurable: true });
  window.setTimeout = (call, delay) => { timers.push({ call, due: time + Math.max(0, delay), id: timers.id = (timers.id ?? 0) + 1 }); return timers.at(-1); };
  window.clearTimeout = (timer) => { timers = timers.filter((each) => each !== timer); };
}

async function advance(to) {
  for (;;) {
    const next = timers.filter((timer) => timer.due <= to).sort((a, b) => a.due - b.due)[0];
    if (!next) break;
    timers = timers.filter((timer) => timer !== next);
    time = Math.max(time, next.due);
    next.call();
    for (let i = 0; i < 5; i++) await null;
  }
  time = to;
}

/** Puts the animations where they are at the present instant, whatever the browser's own clock says. */
function settle(element) {
  for (const animation of element.animations) {
    if (!begins.has(animation)) { begins.set(animation, animation.startTime); animation.pause(); }
    animation.currentTime = time - begins.get(animation);
  }
}

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
/** A computed colour as numbers of 0…255 and its opacity; what is not in sRGB is painted and looked at. */
const alpha = (color, opacity) => {
  let [r, g, b, a = 1] = color.match(/[\d.]+/g).map(Number);
  if (/^color\(srgb /.test(color)) [r, g, b] = [r, g, b].map((x) => x * 255);
  else if (!color.startsWith('rgb')) {
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    a /= 255;
  }
  return [r, g, b, a * opacity];
};

const readers = {
  'headway-linear-progress'(element) {
    const root = element.shadowRoot, frame = element.getBoundingClientRect(), bars = [];
    if (getComputedStyle(element).display === 'none') return { bars };
    const base = root.getElementById('r'), whole = +getComputedStyle(base).opacity;
    if (isWaiting(whole)) return { bars, waves: bars };
    const add = (node, opacity, ...clips) => {
      const boxes = [base, node, ...clips].map((each) => each.getBoundingClientRect());
      const [left, top] = ['left', 'top'].map((side) => Math.max(...boxes.map((box) => box[side])));
      const [right, bottom] = ['right', 'bottom'].map((side) => Math.min(...boxes.map((box) => box[side])));
      const { part } = node, shown = opacity * whole;
      if (right - left > 0.01 && bottom - top > 0.01 && shown > 0.001) bars.push({ name: part.value, box: [left - frame.left, top - frame.top, right - left, bottom - top], color: alpha(getComputedStyle(node).backgroundColor, shown) });
    };
    add(base.querySelector('s'), 1);
    for (const outer of base.firstChild.children) {
      const opacity = +getComputedStyle(outer).opacity;
      for (const piece of outer.querySelectorAll('i')) add(piece, opacity, ...outer.className ? [outer] : []);
    }
    return { bars, waves: readLevelWaves(element, whole) };
  },
};

/** The line that is seen of several: which, how far its path is from a cosine, and its colour. */
function readLine(element, lines, whole, away) {
  const seen = lines.map((svg, i) => [svg, i]).filter(([svg]) => +getComputedStyle(svg).opacity > 0.5);
  if (seen.length !== 1) return { error: `${seen.length} lines` };
  const [[svg, i]] = seen, path = svg.firstChild, length = path.getTotalLength(), height = element.wave.height * i / (lines.length - 1);
  const off = Math.max(...[0.1, 0.33, 0.48, 0.81, 0.95].map((x) => Math.abs(away(path.getPointAtLength(length * x), height))));
  return { height, off, step: element.wave.height / (lines.length - 1), color: alpha(getComputedStyle(svg).stroke, whole), width: parseFloat(getComputedStyle(svg).strokeWidth) };
}
const middle = (node, frame) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return [left + width / 2 - frame.left, top + height / 2 - frame.top];
};

function readLevelWaves(element, whole) {
  const { wave, base } = element, frame = element.getBoundingClientRect(), track = base.getBoundingClientRect();
  if (!wave) return [];
  return [...wave.node.children].flatMap((piece, i) => {
    if (+getComputedStyle(piece).opacity < 0.5) return [];
    const [outer, ...dots] = piece.children, inner = outer.firstChild, strip = inner.firstChild.firstChild;
    const boxes = [wave.node, outer, inner].map((node) => node.getBoundingClientRect()), moved = strip.getBoundingClientRect();
    const [left, top] = ['left', 'top'].map((side) => Math.max(...boxes.map((box) => box[side])) - frame[side]);
    const [right, bottom] = ['right', 'bottom'].map((side) => Math.min(...boxes.map((box) => box[side])) - frame[{ right: 'left', bottom: 'top' }[side]]);
    if (right - left < 0.01 || bottom - top < 0.01) return [];
    const grown = angle(base).across, line = readLine(element, wave.lines[i], whole, ({ x, y }, height) => wave.middle - height * Math.cos(2 * Math.PI * x / wave.length) - y);
    return [{ window: [left, top, right, bottom], ends: dots.map((dot) => middle(dot.firstChild.firstChild, frame)), ...line, height: line.height * grown,
      away: { left: moved.left - track.left, top: moved.top - track.top } }];
  });
}

function readRingWave(element) {
  const { wave } = element;
  if (!wave || +getComputedStyle(wave.node).opacity < 0.5 || isWaiting(+getComputedStyle(element.arcs[1]).opacity)) return [];
  const [first, second, ...dots] = wave.node.children, frame = element.getBoundingClientRect(), inner = first.firstChild.firstChild;
  const line = readLine(element, wave.lines[0], +getComputedStyle(element.arcs[1]).opacity, ({ x, y }, height) => {
    const [a, b] = [x - element.half, element.half - y], at = Math.atan2(a, b);
    return Math.hypot(a, b) - wave.radius + height - height * Math.cos(wave.count * at);
  });
  const still = inner.firstChild, turn = [first, inner, still, still.firstChild].reduce((sum, node) => sum + angle(node).degrees, 0);
  return [{ start: angle(first).degrees, sweep: angle(second).scale ? null : angle(inner).degrees + 180, last: angle(second).degrees + 180, count: wave.count, turn, ...line,
    ends: dots.map((dot) => middle(dot.firstChild.firstChild, frame)), radius: wave.radius }];
}

const angle = (node) => {
  const { a, b, d } = new DOMMatrix(getComputedStyle(node).transform);
  return { degrees: Math.atan2(b, a) * 180 / Math.PI, scale: Math.hypot(a, b), across: d };
};
const wind = (degrees) => ((degrees % 360) + 360) % 360;

/** What waits to be shown has an opacity that nobody sees. */
const isWaiting = (opacity) => Math.abs(opacity - 0.011) < 1e-4;

/** An arc as the pieces show it: the half planes' turns, and beyond them the round ends. */
function readArc(node) {
  const opacity = +getComputedStyle(node).opacity;
  const [first, one, second, two, from, to] = [...node.querySelectorAll('b')].map(angle);
  const width = parseFloat(getComputedStyle(node.querySelector('circle')).strokeWidth);
  if (!first.scale || !one.scale || !opacity || !width || isWaiting(opacity)) return [];
  const radius = parseFloat(getComputedStyle(node.querySelector('circle')).r);
  let start = first.degrees, sweep = second.scale ? 360 + wind(two.degrees - 1e-4) - 360 : wind(one.degrees + 180 + 1e-4) - 1e-4;
  if (second.scale && !wind(Math.round(two.degrees))) sweep = 360;
  const end = from?.scale ? from.scale * width / 2 / radius * 180 / Math.PI : 0;
  return [{ name: node.className.split(' ')[1], start: start - end, sweep: sweep + 2 * end, width, radius, color: alpha(getComputedStyle(node).color, opacity) }];
}

readers['headway-circular-progress'] = (element) => {
  if (getComputedStyle(element).display === 'none') return { arcs: [] };
  return { arcs: [...element.shadowRoot.querySelectorAll('.arc')].flatMap(readArc), waves: readRingWave(element) };
};

readers['headway-download'] = (element) => {
  const root = element.shadowRoot, arcs = [], art = [];
  if (getComputedStyle(element).display === 'none') return { arcs, art };
  const whole = +getComputedStyle(root.getElementById('r')).opacity;
  if (isWaiting(whole)) return { arcs, art };
  for (const each of [...root.querySelectorAll('.arc')].flatMap(readArc)) arcs.push({ ...each, color: [...each.color.slice(0, 3), each.color[3] * whole] });
  ['initial', 'indeterminate', 'stop', 'completed', 'paused', 'failed'].forEach((name, i) => {
    const node = root.querySelectorAll('.art')[i];
    if (+getComputedStyle(node).opacity && node.querySelector('svg')) art.push({ name, opacity: +getComputedStyle(node).opacity * whole, scale: angle(node).scale });
  });
  return { arcs, art };
};

const attributes = { theme: 'theme', motion: 'motion', orientation: 'orientation', backward: 'backward', showDelay: 'show-delay', minimumVisible: 'minimum-visible' };
const properties = { tint: '--headway-color', trackTint: '--headway-track-color', thickness: '--headway-thickness', cornerRadius: '--headway-radius', gap: '--headway-gap', stopMark: '--headway-stop' };
function dress(element, style) {
  for (const [name, value] of Object.entries(style)) {
    if (name in attributes) element.setAttribute(attributes[name], typeof value === 'number' ? value * 1000 : value);
    if (name === 'wave') {
      element.setAttribute('wave', '');
      for (const [each, of] of [['amplitude', 'px'], ['wavelength', 'px'], ['speed', '']]) element.style.setProperty(`--headway-${each === 'speed' ? 'wave-speed' : each}`, `${value[each]}${of}`);
    }
    if (name in properties) element.style.setProperty(properties[name], typeof value === 'number' ? `${value}px` : value);
  }
}

/** Plays a scenario of the film's format; gives a frame for each sample, and the ends of requests in their order. */
window.play = async (scenario) => {
  const box = document.getElementById('box');
  const element = document.createElement('headway-' + { linear: 'linear-progress', circular: 'circular-progress', download: 'download' }[scenario.indicator]);
  const size = ([width, height]) => { element.style.inlineSize = `${width}px`; element.style.blockSize = `${height}px`; };
  const { style = {}, environment = {}, initial = {} } = scenario;
  const surround = (change) => {
    if ('direction' in change) box.dir = change.direction === 'rightToLeft' ? 'rtl' : 'ltr';
    if ('reduceMotion' in change) isReduced = change.reduceMotion;
    if ('appearance' in change) box.style.colorScheme = change.appearance;
  };
  box.replaceChildren();
  time = 0; timers = [];
  takeOver();
  surround({ direction: 'leftToRight', reduceMotion: false, ...environment });
  dress(element, { theme: 'classic', ...style });
  size(scenario.size);
  if (initial.progress !== 'unknown') element.setAttribute('value', initial.progress ?? 0);
  if (initial.buffer) element.setAttribute('buffer', initial.buffer);
  if (initial.mode === 'indeterminate') element.setAttribute('indeterminate', '');
  if (initial.state) element.setAttribute('state', initial.state);
  if (initial.hidden) element.setAttribute('hidden', '');
  box.append(element);
  const wanted = [element.offsetWidth, element.offsetHeight];
  for (let i = 0; i < 60 && !initial.hidden && !element.size[0]; i++) await frame();
  for (let i = 0; style.wave && i < 300 && !element.wave; i++) await frame();
  // What is loaded when it is needed is there.
  await Promise.all(['tint', 'ring-change'].map((name) => import(`../../Web/dist/${name}.js`)));
  await frame();
  element.plan();
  const ends = [], frames = [];
  const steps = [...scenario.events.map((event) => ({ ...event, order: 0 })), ...scenario.samples.map((at) => ({ at, order: 1 }))]
    .map((step, i) => ({ ...step, i })).sort((a, b) => a.at - b.at || a.order - b.order || a.i - b.i);
  for (const step of steps) {
    await advance(step.at * 1000);
    if (step.order) {
      settle(element);
      frames.push({ at: step.at, ...(element.isConnected ? readers[element.localName](element) : { bars: [], arcs: [], art: [] }) });
      continue;
    }
    const { call, value, animated = false } = step, options = { animated };
    let ended;
    if (call === 'setProgress') ended = element.setValue(value === 'unknown' ? null : Number(value), options);
    else if (call === 'setBuffer') element.buffer = value;
    else if (call === 'setHidden') ended = value ? element.hide(options) : element.show(options);
    else if (call === 'setMode') element.toggleAttribute('indeterminate', value === 'indeterminate');
    else if (call === 'setState') ended = element.setState(value, options);
    else if (call === 'setStyle') { dress(element, step.style); await frame(); await frame(); }
    else if (call === 'setEnvironment') { surround(step.environment); element.plan(); }
    else if (call === 'removeFromWindow') element.remove();
    else if (call === 'addToWindow' && !element.isConnected) { box.append(element); await frame(); }
    else if (call === 'setSize') { size(step.size); for (let i = 0; i < 60 && element.size[0] !== Math.max(...step.size); i++) await frame(); }
    // What was not laid out yet is now.
    for (let i = 0; i < 9 && element.isConnected && !element.isGone && !element.size[0]; i++) await frame();
    if (step.id) (ended ?? Promise.resolve(true)).then((finished) => ends.push({ id: step.id, finished }));
    for (let i = 0; i < 5; i++) await null;
  }
  for (let i = 0; i < 5; i++) await null;
  return { frames, ends };
};
window.isReady = true;
