import '../../Web/src/headway.js';

window.violations = [];
document.addEventListener('securitypolicyviolation', (event) => window.violations.push(event.violatedDirective));
window.isReady = true;
