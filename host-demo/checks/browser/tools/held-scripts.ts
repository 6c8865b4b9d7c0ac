import { type Listening, listen } from '#host-demo/site/server/listen.ts'

/** The marketplace at another address, where scripts can be held back. */
export type HeldScripts = {
  url: string
  /** Holds back all scripts from now on. */
  hold(): void
  letPass(): void
  close(): void
}

/** Starts it. The caller closes it. */
export async function startHeldScripts(url: string): Promise<HeldScripts> {
  let letPass = (): void => {}
  let held = Promise.resolve()
  const answer = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    if (pathname.startsWith('/chunks/')) await held
    const { method, headers } = request
    const body = method === 'GET' ? null : await request.arrayBuffer()
    const from = await fetch(url + pathname + search, { method, headers, body, redirect: 'manual' })
    const type = from.headers.get('content-type') ?? 'text/plain'
    // A script in the cache would not be held back.
    const kept = { 'content-type': type, 'cache-control': 'no-store' }
    // An unchanged answer may have no content at all.
    const content = from.status === 304 ? null : await from.arrayBuffer()
    return new Response(content, { status: from.status, headers: kept })
  }
  const site: Listening = await listen(answer, 0, 'PORT')
  return {
    url: `http://localhost:${site.port}`,
    hold() {
      held = new Promise(resolve => {
        letPass = resolve
      })
    },
    letPass: () => letPass(),
    close() {
      letPass()
      site.close()
    },
  }
}
