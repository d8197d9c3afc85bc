// Arcs that transforms alone move. An arc is two half planes, each with half a ring that turns in it, and round ends.
import { PI, faded, min } from './numbers.js';

const circle = (dashes) => ['b', { class: 'turn' }, ['svg', {}, ['circle', { pathLength: 2, 'stroke-dasharray': dashes }]]];
const half = ['b', { class: 'half' }, circle('1 1')], end = circle('.001 2');
export const arc = (part, name = part) => ['div', { class: `arc ${name}`, part }, half, half, end, end];

export const ringStyle = `
:host{display:inline-block;position:relative;vertical-align:middle;inline-size:var(--headway-size,48px);aspect-ratio:1;contain:layout style}
#r,#r :is(div,b,svg){position:absolute;inset:0;inline-size:100%;block-size:100%}
#r{direction:ltr}
#r .half{left:50%;inline-size:50%;overflow:hidden;transform-origin:0 50%}
#r .half .turn{left:-100%;inline-size:200%}
#r .half+.half{left:calc(50% - .6px);inline-size:calc(50% + .6px);transform-origin:.6px 50%}
#r .half+.half .turn{left:calc(1.2px - 100%);inline-size:calc(200% - 1.2px)}
circle{cx:50%;cy:50%;r:var(--r);fill:none;stroke:currentcolor}
svg{rotate:-90deg;overflow:visible}
.arc>.turn circle{stroke-linecap:round}
.track{color:var(--t)}
.bar{color:var(--a)}
`;

/** The parts of an arc's element, for `arcAt`. */
export const arcParts = (node) => [[node, 'opacity', faded], ...[...node.querySelectorAll('b')].map((b, i) => [b, 'transform', ([x, share]) => {
  // An end grows about its own middle.
  const away = i > 3 ? `translateY(${-node.radius}px)` : '';
  return `rotate(${x}deg)${away}scale(${share / 50})${away.replace('-', '')}`;
}])];

/** Draws an arc's line as wide and as far out as its layout has it. */
export function drawLine(node) {
  const { width, radius } = node;
  node.style.strokeWidth = `${width}px`;
  node.style.setProperty('--r', `${radius}px`);
}

export const degrees = (length, radius) => length / radius * 180 / PI;

/** Where the parts of an arc go; round ends lie within its sweep, and an arc shorter than they are is a dot. */
export function arcAt({ radius, width }, start, sweep, isRound, opacity) {
  if (!(sweep > 0 && opacity > 0)) return [[0], ...Array(6).fill([0, 0])];
  const dot = isRound && sweep < 360 ? min(degrees(width, radius), sweep) : 0;
  const from = start + dot / 2, way = min(360, sweep) - dot, isLong = way > 180 ? 50 : 0, share = dot / degrees(width, radius) * 50;
  return [[opacity * 50], [from, 50], [min(way, 180) - 180, 50], [from + 180, isLong], [way - 360, isLong], [from, share], [from + way, share]];
}
