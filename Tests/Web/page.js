import '../../Web/src/headway.js';

window.isReady = true;
