import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'

export type Encoding = 'br' | 'gzip' | 'identity'

/** One file of the built site, with the compressed forms that the build has laid beside it. */
export type SiteFile = {
  type: string
  etag: string
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> & { identity: Uint8Array<ArrayBuffer> }
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

/** Suffix by which the build names the compressed form of a file. */
export const COMPRESSED = { br: '.br', gzip: '.gz' } as const

/** Reads a folder into memory: path in the URL to file. A built site is a few hundred kilobytes. */
export async function readSite(folder: string): Promise<Map<string, SiteFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const contents = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const path of paths) {
    contents.set(`/${relative(folder, path).split(sep).join('/')}`, new Uint8Array(await readFile(path)))
  }
  const site = new Map<string, SiteFile>()
  for (const [path, identity] of contents) {
    const type = TYPES[extname(path)]
    if (!type) continue
    const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
    const bodies: SiteFile['bodies'] = { identity }
    for (const encoding of ['br', 'gzip'] as const) {
      const compressed = contents.get(path + COMPRESSED[encoding])
      if (compressed) bodies[encoding] = compressed
    }
    site.set(path, { type, etag, bodies })
  }
  return site
}

/** Answers a GET or HEAD with a file: 304 where the browser has it, compressed where the browser can read it. */
export function sendFile(request: Request, file: SiteFile, headers: Record<string, string>): Response {
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? '', file)
  const etag = `"${file.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const about = { ...headers, etag, vary: 'Accept-Encoding' }
  if (matches(request.headers.get('if-none-match') ?? '', etag))
    return new Response(null, { status: 304, headers: about })
  const body = file.bodies[encoding] ?? file.bodies.identity
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: {
      ...about,
      'content-type': file.type,
      'content-length': String(body.byteLength),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  })
}

function encodingFor(accepted: string, file: SiteFile): Encoding {
  const refused = /;\s*q=0(\.0*)?\s*$/
  const names = accepted
    .split(',')
    .filter(part => !refused.test(part))
    .map(part => part.split(';')[0]?.trim())
  if (names.includes('br') && file.bodies.br) return 'br'
  if (names.includes('gzip') && file.bodies.gzip) return 'gzip'
  return 'identity'
}

function matches(header: string, etag: string): boolean {
  return header.split(',').some(each => each.trim().replace(/^W\//, '') === etag)
}
