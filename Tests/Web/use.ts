// What a page may do with the elements, for the compiler to read.
import { HeadwayCircularProgress, HeadwayDownload, HeadwayLinearProgress } from '../../Web/headway';
import type { DownloadAction, DownloadState, HeadwayActionEvent, HeadwayStateEvent } from '../../Web/headway';

const bar = document.createElement('headway-linear-progress');
bar.value = 0.4;
bar.value = null;
bar.max = 5;
bar.buffer = 0.7;
bar.indeterminate = true;
const ended: Promise<boolean> = bar.setValue(0.5, { animated: false });
const hidden: Promise<boolean> = bar.hide().then((finished) => finished && bar.show({ animated: true }));

const ring: HeadwayCircularProgress = document.querySelector('headway-circular-progress')!;
ring.indeterminate = ring instanceof HeadwayCircularProgress && !(ring instanceof HeadwayLinearProgress);
// @ts-expect-error a ring has no buffer
ring.buffer = 1;

const download = document.createElement('headway-download');
download.state = 'paused';
// @ts-expect-error no such state
download.state = 'lost';
download.label = null;
download.disabled = download.value === null;
download.words = { stop: 'Halt' };
HeadwayDownload.words = { ...HeadwayDownload.words, open: 'Show' };
const state: DownloadState = download.state;
download.addEventListener('headway-action', ({ detail }: HeadwayActionEvent) => {
  const action: DownloadAction = detail.action;
  return [action, state, ended, hidden];
});
document.addEventListener('headway-state', (event: HeadwayStateEvent) => event.detail.state === 'completed');
async function follow(response: Response, stream: ReadableStream, request: XMLHttpRequest) {
  const blob: Blob = await download.follow(response).blob();
  const read: ReadableStream = download.follow(stream);
  download.follow(request).send();
  return [blob, read, await download.setState('running', { animated: false })];
}
void follow;
