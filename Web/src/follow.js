// What a download that is on its way tells its element.

/** Takes ten looks a second at most, since a value that is on its way goes on by itself; the last one is taken too. */
function begin(element, total, stop) {
  let received = 0, shownAt = -Infinity, timer;
  const show = () => {
    timer = null;
    if (element.following !== meter) return;
    shownAt = performance.now();
    element.setValue(total ? received / total * element.max : null);
    element.setState('running');
  };
  const meter = element.following = {
    stop,
    at(count, whole = total) {
      [received, total] = [count, whole];
      timer ??= setTimeout(show, shownAt + 100 - performance.now());
    },
    add(count) { meter.at(received + count); },
    end(state) {
      clearTimeout(timer);
      if (element.following !== meter) return;
      element.following = null;
      if (state === 'completed' && total) element.setValue(element.max);
      element.setState(state);
    },
  };
  element.setState(total ? 'running' : 'indeterminate');
  return meter;
}

export function follow(element, source) {
  element.following = null;
  if (source instanceof XMLHttpRequest) return followRequest(element, source);
  const isStream = source instanceof ReadableStream, stream = isStream ? source : source?.body;
  // What another reads already cannot be followed.
  if (stream?.locked) return source;
  if (isStream) return followStream(element, stream, 0);
  if (!source?.ok || !stream) {
    element.setState(source?.ok ? 'completed' : 'failed');
    return source;
  }
  // The length is of what was sent, the bytes are of what is unpacked from it.
  const { headers } = source, total = headers.get('content-encoding') ? 0 : Math.max(0, headers.get('content-length')) || 0;
  return new Response(followStream(element, stream, total), source);
}

function followStream(element, stream, total) {
  const reader = stream.getReader();
  let output, isStopped;
  const shown = begin(element, total, () => {
    isStopped = true;
    reader.cancel().catch(() => {});
    output.error(new DOMException('Stopped', 'AbortError'));
    shown.end('initial');
  });
  return new ReadableStream({
    start(controller) { output = controller; },
    async pull() {
      try {
        const { done, value } = await reader.read();
        if (isStopped) return;
        if (done) {
          output.close();
          shown.end('completed');
        } else {
          output.enqueue(value);
          // A stream may carry anything.
          shown.add(value?.byteLength || value?.length || 0);
        }
      } catch (error) {
        output.error(error);
        shown.end('failed');
      }
    },
    cancel(reason) {
      shown.end('initial');
      return reader.cancel(reason);
    },
  });
}

function followRequest(element, request) {
  const shown = begin(element, 0, () => request.abort());
  const on = (name, end) => request.addEventListener(name, end);
  on('progress', ({ loaded, total, lengthComputable }) => shown.at(loaded, lengthComputable ? total : 0));
  on('load', () => shown.end(request.status < 400 ? 'completed' : 'failed'));
  for (const name of ['error', 'timeout']) on(name, () => shown.end('failed'));
  on('abort', () => shown.end('initial'));
  return request;
}
