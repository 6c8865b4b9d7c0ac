import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { boundedMaps } from '#shared/stores/bounded-map.ts'

const toBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
const toGzip = promisify(gzip)

/** The next level takes twice as long for 3 % less. */
const BROTLI_QUALITY = 5

/** Rendered content, as a visitor gets it. */
export type Rendered = {
  status: 200 | 404 | 503
  body: string
  headers: Readonly<Record<string, string>>
  /** False if a part of it failed, so that it has to be rendered again for the next visitor. */
  mayKeep: boolean
}

/** The encodings that a browser can read. */
type Encoding = 'br' | 'gzip' | 'identity'

/** Rendered content, compressed. */
class Entry {
  readonly status: Rendered['status']
  readonly headers: Rendered['headers']
  readonly etag: string
  readonly mayKeep: boolean
  readonly #brotli: Buffer
  #gzip: Promise<Buffer> | undefined

  private constructor({ status, headers, body, mayKeep }: Rendered, brotli: Buffer) {
    this.status = status
    this.headers = headers
    this.mayKeep = mayKeep
    // Weak, because it is the same for every encoding.
    this.etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
    this.#brotli = brotli
  }

  static async of(rendered: Rendered): Promise<Entry> {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
    return new Entry(rendered, await toBrotli(rendered.body, { params }))
  }

  /** The bytes that it may take. A gzip body is made on request, but counted from the beginning. */
  get size(): number {
    return Math.ceil(2.5 * this.#brotli.length) + 2_000
  }

  /** Keeps only compressed forms, because hardly any client requests another. */
  async body(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'br') return this.#brotli
    if (encoding === 'identity') return fromBrotli(this.#brotli)
    this.#gzip ??= fromBrotli(this.#brotli).then(plain => toGzip(plain))
    return this.#gzip
  }
}

type Kept = { entry: Entry; since: number }

type Options = {
  /** The size of the cache in bytes. The least recently used entries are removed first. */
  bytes?: number
  /** Returns the current time in milliseconds. */
  now?: () => number
  /** The most entries that may be rendering or waiting at a time. Requests beyond that are not rendered. */
  most?: number
}

const MB = 1024 ** 2

/** Milliseconds for which an entry counts as new. */
const FRESH = 5_000
/** Milliseconds for which it is shown while it is rendered again. */
const STALE = 60_000

/** Keeps rendered content. Each key is rendered once at a time, however many clients request it. */
export class RenderCache {
  readonly #kept: LRUCache<string, Kept>
  readonly #now: () => number
  readonly #most: number
  #underWay = new Map<string, Promise<Entry | undefined>>()
  #rendering = 0

  constructor({ bytes = 32 * MB, now = Date.now, most = 64 }: Options = {}) {
    const sizeCalculation = ({ entry }: Kept, key: string): number => entry.size + 2 * key.length
    this.#kept = new LRUCache({ maxSize: bytes, sizeCalculation })
    this.#now = now
    this.#most = most
    boundedMaps.set('bytes of rendered content', this)
  }

  get limit(): number {
    return this.#kept.maxSize
  }

  /** The bytes that all entries may take. */
  get size(): number {
    return this.#kept.calculatedSize
  }

  /** Returns true if `get` would have to render it. */
  lacks(key: string): boolean {
    return this.#ageOf(key) >= STALE && !this.#underWay.has(key)
  }

  /** Returns the entry of a key, an older one, or undefined. Never rejects: `failed` receives the reason. */
  async get(
    key: string,
    render: () => Promise<Rendered | undefined>,
    failed: (fault: unknown) => void,
  ): Promise<Entry | undefined> {
    const age = this.#ageOf(key)
    const known = this.#kept.get(key)?.entry
    if (known && age < FRESH) return known
    const rendering = this.#render(key, render).then(
      // A complete entry is better than a new one.
      entry => (entry?.mayKeep === false && known ? known : entry),
      (fault: unknown) => {
        failed(fault)
        return known
      },
    )
    return known && age < STALE ? known : rendering
  }

  /** Forgets everything, including entries that are now being rendered from the old data. */
  clear(): void {
    this.#kept.clear()
    this.#underWay = new Map()
  }

  #render(key: string, render: () => Promise<Rendered | undefined>): Promise<Entry | undefined> {
    const underWay = this.#underWay
    const same = underWay.get(key)
    if (same) return same
    if (this.#rendering >= this.#most) return Promise.reject(new Error('too much is being rendered'))
    this.#rendering += 1
    const rendering = render()
      .then(async rendered => {
        const entry = rendered && (await Entry.of(rendered))
        if (underWay === this.#underWay) this.#put(key, entry)
        return entry
      })
      .finally(() => {
        this.#rendering -= 1
        underWay.delete(key)
      })
    underWay.set(key, rendering)
    return rendering
  }

  #ageOf(key: string): number {
    const kept = this.#kept.peek(key)
    return kept ? this.#now() - kept.since : Number.POSITIVE_INFINITY
  }

  #put(key: string, entry: Entry | undefined): void {
    if (!entry) this.#kept.delete(key)
    else if (entry.mayKeep) this.#kept.set(key, { entry, since: this.#now() })
  }
}

/** Answers with rendered content: compressed in a form that the browser reads, or 304 if the browser has it. */
export async function sendEntry(context: Context, entry: Entry): Promise<Response> {
  const headers: Record<string, string> = { ...entry.headers, etag: entry.etag, vary: 'Accept-Encoding' }
  const { 'content-type': _, ...unchanged } = headers
  const isUnchanged = isKnown(context.req.header('if-none-match'), entry.etag)
  if (isUnchanged && entry.status !== 503) return context.body(null, 304, unchanged)
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
