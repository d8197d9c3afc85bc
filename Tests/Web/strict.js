import './names.js';
import '../../Web/dist/headway.js';

window.violations = [];
document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) => {
  // A browser asks for the site's icon by itself.
  if (!blockedURI.endsWith('/favicon.ico')) window.violations.push(`${violatedDirective} ${blockedURI}`);
});
window.isReady = true;
