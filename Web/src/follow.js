// What a download that is on its way tells its element.

/** Takes ten looks a second at most, since a value that is on its way goes on by itself. */
function meter(element, total) {
  let received = 0, shownAt = -Infinity;
  element.setState(total ? 'running' : 'indeterminate');
  return {
    add(count) { this.at(received + count, total); },
    at(count, total) {
      received = count;
      if (performance.now() < shownAt + 100) return;
      shownAt = performance.now();
      element.setValue(total ? count / total * element.max : null);
      element.setState('running');
    },
    end(state) {
      if (state === 'completed' && total) element.setValue(element.max);
      element.setState(state);
    },
  };
}

export function follow(element, source) {
  element.stopFollowing = null;
  if (source instanceof XMLHttpRequest) return followRequest(element, source);
  if (source instanceof ReadableStream) return followStream(element, source, 0);
  if (!source.ok) {
    element.setState('failed');
    return source;
  }
  // The length is of what was sent, the bytes are of what is unpacked from it.
  const total = source.headers.get('content-encoding') ? 0 : +source.headers.get('content-length');
  return source.body ? new Response(followStream(element, source.body, total), source) : source;
}

function followStream(element, stream, total) {
  const reader = stream.getReader(), shown = meter(element, total);
  let output, isStopped = false;
  const stop = element.stopFollowing = () => {
    isStopped = true;
    reader.cancel().catch(() => {});
    output.error(new DOMException('Stopped', 'AbortError'));
    end('initial');
  };
  const end = (state) => {
    if (element.stopFollowing !== stop) return;
    element.stopFollowing = null;
    shown.end(state);
  };
  return new ReadableStream({
    start(controller) { output = controller; },
    async pull() {
      try {
        const { done, value } = await reader.read();
        if (isStopped) return;
        if (done) {
          output.close();
          end('completed');
        } else {
          output.enqueue(value);
          if (element.stopFollowing === stop) shown.add(value.byteLength ?? value.length);
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
}

function followRequest(element, request) {
  const shown = meter(element, 0);
  const stop = element.stopFollowing = () => request.abort();
  const end = (state) => () => {
    if (element.stopFollowing !== stop) return;
    element.stopFollowing = null;
    shown.end(state);
  };
  request.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
    if (element.stopFollowing === stop) shown.at(loaded, lengthComputable ? total : 0);
  });
  request.addEventListener('load', () => end(request.status < 400 ? 'completed' : 'failed')());
  request.addEventListener('error', end('failed'));
  request.addEventListener('timeout', end('failed'));
  request.addEventListener('abort', end('initial'));
  return request;
}
