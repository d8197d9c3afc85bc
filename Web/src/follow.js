// What a download that is on its way tells its element.
import { max } from './numbers.js';

/** Shows a source's progress until it ends, is stopped, or another is followed; gives what is to be read in its place. */
export function follow(element, source) {
  const isRequest = source instanceof XMLHttpRequest, isStream = source instanceof ReadableStream;
  const stream = isStream ? source : source?.body, control = new AbortController();
  let received = 0, total = 0, shownAt = -Infinity, timer;
  element.following = null;
  // What another reads already cannot be followed.
  if (stream?.locked) return source;
  if (!isRequest && !stream || !isStream && source.ok === false) {
    element.setState(source?.ok ? 'completed' : 'failed');
    return source;
  }
  const show = () => {
    timer = null;
    if (element.following !== control) return;
    shownAt = performance.now();
    element.setValue(total ? received / total * element.max : null);
    element.setState('running');
  };
  // Ten looks a second at most, since a value that is on its way goes on by itself; the last one is taken too.
  const look = (count) => {
    received = count;
    timer ??= setTimeout(show, shownAt + 100 - performance.now());
  };
  const end = (state) => {
    clearTimeout(timer);
    if (element.following !== control) return;
    element.following = null;
    if (state === 'completed' && total) element.setValue(element.max);
    element.setState(state);
  };
  // The length is of what was sent, the bytes are of what is unpacked from it.
  if (!isRequest && !isStream && !source.headers.get('content-encoding')) total = max(0, source.headers.get('content-length')) || 0;
  element.following = control;
  element.setState(total ? 'running' : 'indeterminate');
  if (isRequest) {
    control.signal.addEventListener('abort', () => source.abort());
    for (const [name, state] of [['load'], ['error', 'failed'], ['timeout', 'failed'], ['abort', 'initial']]) {
      source.addEventListener(name, () => end(state ?? (source.status < 400 ? 'completed' : 'failed')));
    }
    source.addEventListener('progress', (event) => {
      total = event.lengthComputable ? event.total : 0;
      look(event.loaded);
    });
    return source;
  }
  const reader = stream.getReader(), body = new ReadableStream({
    start(output) {
      control.signal.addEventListener('abort', () => {
        reader.cancel().catch(() => {});
        output.error(control.signal.reason);
        end('initial');
      });
    },
    async pull(output) {
      try {
        const { done, value } = await reader.read();
        if (done) {
          output.close();
          end('completed');
        } else {
          output.enqueue(value);
          // A stream may carry anything.
          look(received + (value?.byteLength || value?.length || 0));
        }
      } catch (error) {
        output.error(error);
        end('failed');
      }
    },
    cancel(reason) {
      end('initial');
      return reader.cancel(reason);
    },
  });
  return isStream ? body : new Response(body, source);
}
