import './names.js';
import '../../Web/dist/headway.js';

window.isReady = true;
