import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readFiles, SCRIPT } from '#host-demo/package/build/bundle.ts'
import { brotli } from '#host-demo/package/build/compress.ts'
import { bundleToOneFile } from '#host-demo/package/build/one-file.ts'
import { scriptFor } from '#host-demo/package/build/script.ts'
import { renderFragment } from '#host-demo/package/npm/server-entry.ts'
import { preloadLines } from '#host-demo/site/embed/snippet.ts'
import type { Renderer } from '#host-demo/site/server/rendered-pages.ts'
import { fragmentUrl } from '#widgets/runtime/fragment.ts'
import type { Files } from '#widgets/runtime/script.ts'
import { type FirstContent, templateOf } from './first-content.ts'
import type { Content } from './http2-server.ts'
import type { Reader } from './recorded-replies.ts'
import { benchWidgets, MEMBER, readKey, type WidgetName } from './widgets.ts'

/**
 * The pages that are measured side by side: plain JavaScript that paints the same as ours; ours with a script that
 * requests no fragment; with the usual script; with preload lines before it; with the content in the page; the
 * storefront's page; ours from another build, and its storefront's page.
 */
export const variants = [
  'plain',
  'alone',
  'ours',
  'preloaded',
  'inPage',
  'storefront',
  'baseline',
  'baselineStorefront',
] as const
export type Variant = (typeof variants)[number]

const isStorefront = (variant: Variant): boolean =>
  variant === 'storefront' || variant === 'baselineStorefront'

/** Returns undefined if the widget has no such page: a page's own server renders no content for members. */
export function pathOf(variant: Variant, name: WidgetName): string | undefined {
  const { path, member } = benchWidgets[name]
  if (member && (isStorefront(variant) || variant === 'inPage' || variant === 'alone')) return undefined
  if (!isStorefront(variant)) return `/${variant}/${name}.html`
  if (variant === 'storefront' || !path) return path
  return `${path}${path.includes('?') ? '&' : '?'}baseline=`
}

export class BenchSite {
  readonly #contents = new Map<string, Content>()
  readonly missing = new Set<string>()

  readonly find = (url: URL): Content | undefined => {
    const found = this.#contents.get(readKey(url.href))
    if (!found) this.missing.add(url.pathname + url.search)
    return found
  }

  async addReplies(replies: ReadonlyMap<string, unknown>): Promise<void> {
    for (const [key, reply] of replies) await this.#set(key, JSON_TYPE, JSON.stringify(reply))
  }

  /** Adds the pages of a build, `dist`, with its files next to them. */
  async addBuild(variant: 'ours' | 'baseline', dist: string, names: readonly WidgetName[]): Promise<void> {
    const folder = join(dist, 'storefront')
    const paths = await readdir(folder, { recursive: true }).catch((cause: unknown) => {
      throw new Error(`${folder} is not there: run "npm run build" first.`, { cause })
    })
    for (const path of paths.filter(each => each.endsWith('.js'))) {
      const rule = path === SCRIPT ? 'no-cache' : 'public, max-age=31536000, immutable'
      const code = await readFile(join(folder, path), 'utf8')
      // The storefront's page names its files from the root. The files of two builds have different names there.
      const places = ['', `/${variant}`, ...(variant === 'ours' && path !== SCRIPT ? ['/alone'] : [])]
      for (const place of places) await this.#set(`${place}/${path}`, JAVASCRIPT, code, rule)
    }
    for (const name of names) await this.#addPage(variant, name, `/${variant}/${SCRIPT}`)
    if (variant === 'baseline') {
      const html = await readFile(join(folder, 'index.html'), 'utf8')
      for (const name of names) await this.#set(pathOf('baselineStorefront', name), HTML, html)
      return
    }
    const files = await readFiles(folder)
    await this.#set(`/alone/${SCRIPT}`, JAVASCRIPT, await scriptFor(files, false))
    for (const name of names) {
      await this.#addPage('alone', name, `/alone/${SCRIPT}`)
      await this.#addPage('preloaded', name, `/ours/${SCRIPT}`, preloadsOf(name, files))
    }
  }

  /** Adds the server-rendered content of a build: fragments, pages that hold them, and pages of the storefront. */
  async addRendered(
    dist: string,
    names: readonly WidgetName[],
    origin: string,
    reader: Reader,
  ): Promise<void> {
    const path = join(dist, 'renderer/renderer.js')
    const renderer: Renderer = await import(pathToFileURL(path).href)
    const shell = await readFile(join(dist, 'storefront/index.html'), 'utf8')
    const onFault = (fault: unknown): never => {
      throw fault
    }
    for (const name of names) {
      const { tag, attributes, member, path } = benchWidgets[name]
      const address = fragmentOf(name)
      const given = [...new URL(address, origin).searchParams]
      const read = reader(member === true)
      const options = { origin, read, ...(member && { member: MEMBER.id }) }
      const json = JSON.stringify(await renderer.renderFragment(tag, given, options))
      await this.#set(address, JSON_TYPE, json)
      if (member || !path) continue
      const fetch = async (): Promise<Response> => new Response(json)
      const { html } = await renderFragment(tag, attributes, { origin, fetch })
      await this.#set(pathOf('inPage', name), HTML, pageOf(`/ours/${SCRIPT}`, html))
      const page = await renderer.renderPage(new URL(path, origin), { shell, origin, read, onFault })
      await this.#set(path, HTML, page?.html ?? '')
    }
  }

  /** Adds a page of our build with this many products, each with a different id. */
  async addMany(path: string, count: number, reply: unknown): Promise<void> {
    const ids = Array.from({ length: count }, (_, index) => index + 1)
    await this.addReplies(new Map(ids.map(id => [`/api/public/product/detail?productId=${id}`, reply])))
    const elements = ids.map(id => `<trade-product product-id="${id}"></trade-product>`)
    await this.#set(path, HTML, pageOf(`/ours/${SCRIPT}`, elements.join('')))
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
    const code = await bundleToOneFile('host-demo/checks/bench/plain-page.ts', {
      PLAIN: { tag, styles, template, reads },
    })
    const path = `/plain/${name}.js`
    await this.#set(path, JAVASCRIPT, code)
    await this.#addPage('plain', name, path)
  }

  async #addPage(variant: Variant, name: WidgetName, script: string, head = ''): Promise<void> {
    const { tag, attributes } = benchWidgets[name]
    const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
    const html = pageOf(script, `<${tag}${given.join('')}></${tag}>`, head)
    await this.#set(pathOf(variant, name), HTML, html)
  }

  async #set(path: string | undefined, type: string, text: string, cacheControl = 'no-cache'): Promise<void> {
    if (!path) return
    this.#contents.set(readKey(path), { type, body: await brotli(Buffer.from(text)), cacheControl })
  }
}

function fragmentOf(name: WidgetName): string {
  const attributes = Object.entries(benchWidgets[name].attributes).map(([key, value]) => ({
    name: key,
    value,
  }))
  return fragmentUrl({ localName: benchWidgets[name].tag, attributes }, '', [['locale', 'en']])
}

function preloadsOf(name: WidgetName, { start, elements }: Files): string {
  const { tag, member } = benchWidgets[name]
  const files = [...start, ...(elements[tag] ?? [])].map(file => ({ href: `/ours/${file}` }))
  // A preload line cannot carry the bearer token of a member's reads.
  return preloadLines(files, member ? [] : [fragmentOf(name)]).join('')
}

const JSON_TYPE = 'application/json'
const JAVASCRIPT = 'text/javascript; charset=utf-8'
const HTML = 'text/html; charset=utf-8'

function pageOf(script: string, elements: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host page</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${head}<script type="module" src="${script}"></script></head><body><h1>Host page</h1>${elements}</body></html>`
}
