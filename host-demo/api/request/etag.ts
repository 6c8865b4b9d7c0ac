import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler, Next } from 'hono'
import { etag } from 'hono/etag'

/**
 * Gives each reply an ETag, and answers 304 to a caller who has it. A reply never has a part of a file: its tag would have to
 * be that of the whole.
 */
export function withEtag(options?: Parameters<typeof etag>[0]): MiddlewareHandler {
  const answer = etag(options)
  return (c, next) => answer(c, () => tag(c, next))
}

/**
 * Without a tag, `etag` copies the reply. On Node 20, the body of a copied reply ends as soon as the first object for it is
 * garbage-collected, and later middleware replaces that object.
 */
async function tag(c: Context, next: Next): Promise<void> {
  c.req.raw.headers.delete('range')
  await next()
  if (!c.res.ok || !c.res.body) return
  const bytes = new Uint8Array(await c.res.arrayBuffer())
  c.res = new Response(bytes, { status: c.res.status, headers: c.res.headers })
  c.res.headers.set('ETag', `"${createHash('sha1').update(bytes).digest('hex')}"`)
}
