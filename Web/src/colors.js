// The colours of both themes in all surroundings; the page's own win. A track under a colour of the page's own is derived
// from it as the engine does: paler, darker where it is dark, and set off by lightness where that would hardly be told.
import { palettes } from './motion.js';
import { sheet } from './element.js';

const names = (prefix, [color, track]) => `--c:${color};--k:${track};`;
const theme = ([light, dark, lightMore, darkMore, bright, dim], host) => `
${host}{${names('', light)}--g:${bright}}
@media(prefers-color-scheme:dark){${host}{${names('', dark)}--g:${dim}}}
@media(prefers-contrast:more){${host}{${names('', lightMore)}}}
@media(prefers-contrast:more)and(prefers-color-scheme:dark){${host}{${names('', darkMore)}}}`;

// The channels of a colour, as the relative colours below see them: brightest, and the luminance.
const linear = (x) => `pow((${x}/255 + .055)/1.055,2.4)`;
export const colors = sheet(`
:host{color-scheme:inherit;-webkit-tap-highlight-color:transparent}
${theme(palettes.material3, ':host')}
${theme(palettes.classic, ':host([theme=classic])')}
:host{
--top:max(r,g,b);
--far:clamp(0,(.7*(var(--top) - .299*r - .587*g - .114*b) - 15.3)*999,1);
--bright:clamp(0,(.2126*${linear('r')} + .7152*${linear('g')} + .0722*${linear('b')} - .4)*9999,1);
--a:var(--headway-color,var(--c));
--d:rgb(from var(--headway-color) calc(.7*var(--top) + .3*r) calc(.7*var(--top) + .3*g) calc(.7*var(--top) + .3*b)/alpha);
--t:var(--headway-track-color,var(--d,var(--k)));
--b:var(--headway-buffer-color,color-mix(in srgb,var(--t) 60%,var(--a)))}
@media(prefers-color-scheme:dark){:host{--d:rgb(from var(--headway-color) calc((.7*var(--top) + .3*r)*.35) calc((.7*var(--top) + .3*g)*.35) calc((.7*var(--top) + .3*b)*.35)/alpha)}}
@media(forced-colors:active){:host{forced-color-adjust:none;--a:Highlight;--t:GrayText;--b:CanvasText}}
:host(:state(gone)){display:none}
`);
