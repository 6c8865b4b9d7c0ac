import type { Context } from 'hono'
import type { Encoding, Entry } from './render-cache.ts'

/** Answers with rendered content: compressed in a form that the browser reads, or 304 if the browser has it. */
export async function sendEntry(context: Context, entry: Entry): Promise<Response> {
  const headers: Record<string, string> = { ...entry.headers, etag: entry.etag, vary: 'Accept-Encoding' }
  const { 'content-type': _, ...unchanged } = headers
  if (isKnown(context.req.header('if-none-match'), entry.etag)) return context.body(null, 304, unchanged)
  const encoding = encodingFor(context.req.header('accept-encoding'))
  const body = Uint8Array.from(await entry.body(encoding))
  return context.body(body, entry.status, {
    ...headers,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(body.length),
  })
}

/** Compares weakly, as RFC 9110 requires. */
function isKnown(given: string | undefined, etag: string): boolean {
  const known = (given ?? '').split(',').map(each => each.trim().replace(/^W\//, ''))
  return known.includes(etag.replace(/^W\//, '')) || known.includes('*')
}

function encodingFor(accepted = ''): Encoding {
  const taken = new Set(
    accepted.split(',').flatMap(each => {
      const [name = '', weight = ''] = each.split(';').map(part => part.trim().toLowerCase())
      return /^q=0(\.0*)?$/.test(weight) ? [] : [name]
    }),
  )
  if (taken.has('br')) return 'br'
  return taken.has('gzip') ? 'gzip' : 'identity'
}
