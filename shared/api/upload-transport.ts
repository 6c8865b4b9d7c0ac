const WITHOUT_BODY = new Set([204, 205, 304])

/** Returns a `fetch` on XMLHttpRequest that also reports the share of the body that is sent, from 0 to 1. */
export function fetchWithProgress(onProgress: (share: number) => void): typeof globalThis.fetch {
  return (input, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const request = new XMLHttpRequest()
      const stop = () => request.abort()
      request.open(method, String(input))
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total)
      }
      request.onload = () => resolve(answerOf(request))
      request.onerror = () => reject(new TypeError('The upload did not reach the server'))
      request.onabort = () =>
        reject(signal?.reason ?? new DOMException('The upload was stopped', 'AbortError'))
      request.onloadend = () => signal?.removeEventListener('abort', stop)
      signal?.addEventListener('abort', stop)
      request.send(bodyOf(body))
    })
}

function answerOf(request: XMLHttpRequest): Response {
  const { status, statusText } = request
  const body = WITHOUT_BODY.has(status) ? null : request.responseText
  return new Response(body, { status, statusText, headers: headersOf(request.getAllResponseHeaders()) })
}

function headersOf(lines: string): Headers {
  const headers = new Headers()
  for (const line of lines.split(/[\r\n]+/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1))
  }
  return headers
}

/** Returns the form of an upload. Streams, which XMLHttpRequest can't send, never come here. */
function bodyOf(body: BodyInit | null | undefined): FormData | null {
  return body instanceof FormData ? body : null
}
