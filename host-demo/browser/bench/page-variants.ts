import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readFiles, SCRIPT } from '#host-demo/build/bundle.ts'
import { bundleToOneFile } from '#host-demo/build/one-file.ts'
import { preloadLines } from '#host-demo/embed/snippet.ts'
import { type FirstContent, templateOf } from './first-content.ts'
import { type Content, contentOf } from './http2-server.ts'
import { benchWidgets, readKey, type WidgetName } from './widgets.ts'

/**
 * The pages that are measured side by side: plain JavaScript that paints what ours paints; the libraries that ours
 * stands on, without more; ours by one script tag; ours with preload lines before it; ours of another build.
 */
export const variants = ['plain', 'stack', 'ours', 'preloaded', 'baseline'] as const
export type Variant = (typeof variants)[number]

export const pathOf = (variant: Variant, name: WidgetName): string => `/${variant}/${name}.html`

/** Everything that the pages load, by `readKey`. */
export class BenchSite {
  readonly #contents = new Map<string, Content>()
  /** Addresses that were asked for and are not there. */
  readonly missing = new Set<string>()

  readonly find = (url: URL): Content | undefined => {
    const found = this.#contents.get(readKey(url.href))
    if (!found) this.missing.add(url.pathname + url.search)
    return found
  }

  async addReplies(replies: ReadonlyMap<string, unknown>): Promise<void> {
    for (const [key, reply] of replies) {
      this.#contents.set(key, await contentOf('application/json', JSON.stringify(reply)))
    }
  }

  /** The pages of a build, `dist`, with its files beside them. */
  async addBuild(variant: 'ours' | 'baseline', dist: string, names: readonly WidgetName[]): Promise<void> {
    const folder = join(dist, 'storefront')
    const paths = await readdir(folder, { recursive: true }).catch((cause: unknown) => {
      throw new Error(`${folder} is not there: run "npm run build" first.`, { cause })
    })
    for (const path of paths.filter(each => each.endsWith('.js'))) {
      const rule = path === SCRIPT ? 'no-cache' : 'public, max-age=31536000, immutable'
      this.#set(
        `/${variant}/${path}`,
        await contentOf(JAVASCRIPT, await readFile(join(folder, path), 'utf8'), rule),
      )
    }
    for (const name of names) await this.#addPage(variant, name, `/${variant}/${SCRIPT}`)
    if (variant === 'baseline') return
    const { start, first, elements } = await readFiles(folder)
    for (const name of names) {
      const { tag, reads, member } = benchWidgets[name]
      const files = first[tag] ?? [...start, ...(elements[tag] ?? [])]
      const lines = preloadLines(
        files.map(file => ({ href: `/ours/${file}` })),
        // A read for a member carries the bearer, which no line can.
        member ? [] : (reads[0] ?? []),
      )
      await this.#addPage('preloaded', name, `/ours/${SCRIPT}`, lines.join(''))
    }
  }

  /** A page of our build with as many products, each of another id. */
  async addMany(path: string, count: number, reply: unknown): Promise<void> {
    const ids = Array.from({ length: count }, (_, place) => place + 1)
    await this.addReplies(
      new Map(ids.map(id => [readKey(`/api/public/product/detail?productId=${id}`), reply])),
    )
    const elements = ids.map(id => `<trade-product product-id="${id}"></trade-product>`)
    this.#set(path, await contentOf(HTML, pageOf(`/ours/${SCRIPT}`, elements.join(''))))
  }

  async addStack(name: WidgetName): Promise<void> {
    const { tag, reads } = benchWidgets[name]
    const values = { 'process.env.NODE_ENV': 'production', STACK: { tag, reads: reads.flat() } }
    // As a newcomer installs it, which is not the React of our bundle.
    const newest = { react: 'react-19', 'react-dom': 'react-dom-19' }
    const code = await bundleToOneFile(`host-demo/browser/bench/stack/${name}.tsx`, values, newest)
    await this.#addScript('stack', name, code)
  }

  async addPlain(
    name: WidgetName,
    { html, styles }: FirstContent,
    replies: ReadonlyMap<string, unknown>,
  ): Promise<void> {
    const { tag, reads } = benchWidgets[name]
    const template = templateOf(
      html,
      reads.flat().map(read => replies.get(readKey(read))),
    )
    const code = await bundleToOneFile('host-demo/browser/bench/plain-page.ts', {
      PLAIN: { tag, styles, template, reads },
    })
    await this.#addScript('plain', name, code)
  }

  async #addScript(variant: Variant, name: WidgetName, code: string): Promise<void> {
    const path = `/${variant}/${name}.js`
    this.#set(path, await contentOf(JAVASCRIPT, code))
    await this.#addPage(variant, name, path)
  }

  async #addPage(variant: Variant, name: WidgetName, script: string, head = ''): Promise<void> {
    const { tag, attributes } = benchWidgets[name]
    const html = pageOf(script, `<${tag} ${attributes}></${tag}>`, head)
    this.#set(pathOf(variant, name), await contentOf(HTML, html))
  }

  #set(path: string, content: Content): void {
    this.#contents.set(readKey(path), content)
  }
}

const JAVASCRIPT = 'text/javascript; charset=utf-8'
const HTML = 'text/html; charset=utf-8'

function pageOf(script: string, elements: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host page</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${head}<script type="module" src="${script}"></script></head><body><h1>Host page</h1>${elements}</body></html>`
}
