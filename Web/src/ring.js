// Arcs that transforms alone move. An arc is two half planes, each with half a ring that turns in it, and round ends.
export const arc = (name) => ['div', { class: `arc ${name}`, part: name },
  ...[0, 1].map(() => ['b', { class: 'half' }, ['b', { class: 'turn' }, circle('1 1')]]),
  ...[0, 1].map(() => ['b', { class: 'turn' }, circle('.001 2')])];
export const circle = (dashes) => ['svg', {}, ['circle', { pathLength: 2, 'stroke-dasharray': dashes }]];

export const ringStyle = `
:host{display:inline-block;position:relative;vertical-align:middle;inline-size:var(--headway-size,48px);aspect-ratio:1;contain:layout style}
#r,#r div,#r b,#r svg{position:absolute;inset:0;inline-size:100%;block-size:100%}
#r .half{left:50%;inline-size:50%;overflow:hidden;transform-origin:0 50%;direction:ltr}
#r .half .turn{left:-100%;inline-size:200%}
#r .half+.half{left:calc(50% - .6px);inline-size:calc(50% + .6px);transform-origin:.6px 50%}
#r .half+.half .turn{left:calc(1.2px - 100%);inline-size:calc(200% - 1.2px)}
#r{direction:ltr}
circle{cx:50%;cy:50%;r:var(--r);fill:none;stroke:currentcolor}
svg{rotate:-90deg;overflow:visible}
.arc>.turn circle{stroke-linecap:round}
.track{color:var(--t)}
.bar{color:var(--a)}
`;

const turn = (x) => `rotate(${+x.toFixed(3)}deg)`;
const ratio = (x) => +(x / 100).toFixed(4);
export const turned = ([x]) => ({ transform: turn(x) });
export const faded = ([x]) => ({ opacity: ratio(x), transform: 'none' });

/** The parts of an arc's element, for `arcNumbers`; `radius` answers with the present one. */
export function arcParts(element, radius) {
  const end = ([x, scale]) => ({ transform: `${turn(x)} translateY(${-radius()}px) scale(${ratio(scale)}) translateY(${radius()}px)` });
  return [[element, faded], ...[...element.querySelectorAll('b')].map((node) => [node, node.innerHTML.includes('.001') ? end : turned])];
}

/** Where the parts of an arc go; round ends lie within its sweep, and an arc shorter than they are is a dot. */
export function arcNumbers(start, sweep, radius, width, isRound, opacity = 1) {
  if (!(sweep > 0 && opacity > 0)) return Array(7).fill(null);
  const degree = radius * Math.PI / 180;
  const dot = isRound && sweep < 360 ? Math.min(width, sweep * degree) : 0;
  start += dot / 2 / degree;
  sweep = Math.min(360, Math.max(sweep - dot / degree, 0));
  const isLong = sweep > 180;
  const scale = dot / width * 100;
  return [[opacity * 100], [start], [Math.min(sweep, 180) - 180], isLong ? [start + 180] : null, isLong ? [sweep - 360] : null,
    dot ? [start, scale] : null, dot ? [start + sweep, scale] : null];
}
