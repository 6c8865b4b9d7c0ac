/** A request as the fake network received it. */
export type RecordedRequest = {
  /** Method and path without a prefix of the API host, such as `GET /api/public/product/detail`. */
  call: string
  method: string
  url: string
  path: string
  query: Record<string, string>
  /** The headers, by lower-case name. */
  headers: Record<string, string>
  /** JSON as its value, a web form or a multipart form as a record; undefined without a body. */
  body: unknown
  credentials: RequestCredentials | undefined
}

export function recordRequest(input: string, init: RequestInit): RecordedRequest {
  const url = new URL(input, 'https://page.test')
  const method = init.method ?? 'GET'
  const path = url.pathname.slice(Math.max(0, url.pathname.indexOf('/api/')))
  const sent = [...new Headers(init.headers)]
  const headers = Object.fromEntries(sent.map(([name, value]) => [name.toLowerCase(), value]))
  return {
    call: `${method} ${path}`,
    method,
    url: input,
    path,
    query: Object.fromEntries(url.searchParams),
    headers,
    body: bodyOf(init.body, headers['content-type'] ?? ''),
    credentials: init.credentials,
  }
}

function bodyOf(body: BodyInit | null | undefined, type: string): unknown {
  if (body === null || body === undefined) return undefined
  if (body instanceof FormData) return Object.fromEntries(body)
  const text = String(body)
  if (type.includes('json')) return JSON.parse(text)
  return type.includes('form-urlencoded') ? Object.fromEntries(new URLSearchParams(text)) : text
}
