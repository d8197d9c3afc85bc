export { HeadwayLinearProgress } from './linear.js';
export { HeadwayCircularProgress } from './circular.js';
export { HeadwayDownload } from './download.js';
