// The colours of both themes in all surroundings; the page's own win.
import { pair } from './pair.js';
import { palettes } from './motion.js';

// Until the track under a colour of the page's own is derived from it by `tint.js`, a mix with the ground stands for that.
// Without a word of it a page is printed without backgrounds, and so without bars.
export const colors = `
:host{-webkit-print-color-adjust:exact;print-color-adjust:exact;${pair(palettes.material3)}--a:var(--headway-color,var(--c));
--t:var(--headway-track-color,var(--d,var(--k)));
--b:var(--headway-buffer-color,color-mix(in srgb,var(--t) 60%,var(--a)));
--d:color-mix(in srgb,var(--headway-color) 25%,Canvas)}
:host([theme=classic]){${pair(palettes.classic)}}
@media(forced-colors:active){:host{forced-color-adjust:none;--a:CanvasText;--t:color-mix(in srgb,CanvasText 45%,Canvas);--b:color-mix(in srgb,CanvasText 70%,Canvas)}}
:host(:state(gone)){display:none}
`;
