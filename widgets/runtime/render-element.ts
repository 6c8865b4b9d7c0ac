import { renderToString } from 'react-dom/server'
import type { ServedReply } from '#shared/api/preloaded-responses.ts'
import { resetConfig } from '#shared/config/config.ts'
import { attributeName, type Config } from '#shared/config/settings.ts'
import type { AttributeValues } from '#shared/element/attribute-values.ts'
import { commonAttributes } from '#shared/element/attributes.ts'
import type { ServerParts } from '#shared/element/late.tsx'
import type { PageFacts } from '#shared/element/page-facts.ts'
import { loadLanguage } from '#shared/messages/i18n.ts'
import { serverRoot, valuesOf } from '#shared/server/server-root.tsx'
import { resetQueries } from '#shared/stores/query.ts'
import { sharedSheets } from '#shared/styles/sheet.ts'
import { isElementTag, loadDefinition } from './elements.ts'
import { addressesOf } from './first-reads.ts'
import './languages/languages.ts'

export type Reply = { status: number; body: string; etag?: string | undefined }

export type RenderOptions = {
  settings: Partial<Config> & Pick<Config, 'apiHost' | 'storefront' | 'locale'>
  read: (address: string) => Promise<Reply>
  page?: PageFacts
  /** Called while the stores hold the element's data, to collect other facts for the page. Must not wait. */
  inspect?: () => void
}

export type RenderedElement = {
  /** The content of the shadow root: one element, `.trade-root`. */
  html: string
  styles: readonly string[]
  lateStyles: readonly string[]
  replies: Readonly<Record<string, ServedReply>>
  isMissing: boolean
}

/** Thrown for an element that the browser has to render, because it can't be rendered here. */
export class NotRendered extends Error {}

const OK = 200

export async function renderElement(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  { settings, read, page = { hasMenu: false }, inspect }: RenderOptions,
): Promise<RenderedElement> {
  const found = isElementTag(tag) ? await loadDefinition(tag) : undefined
  if (!found) throw new NotRendered(`There is no element ${tag}`)
  const definition = found
  // Stores may wait for either, but a pass waits only for replies.
  await Promise.all([loadLanguage(settings.locale), import('#shared/api/search-extension.ts')])
  const replies = new Map<string, Reply>()
  const unembedded = new Set<string>()
  const readAll = async (addresses: Iterable<string>): Promise<unknown> =>
    Promise.all([...addresses].map(async address => replies.set(address, await read(address))))
  await readAll(addressesOf(tag, name => attributes[name], settings.apiHost))
  for (let round = 1; ; round += 1) {
    const wanted = new Set<string>()
    const rendered = await inTurn(() => render(wanted))
    if (wanted.size === 0 || round === MAX_ROUNDS) return rendered
    // A part whose read fails shows that it is loading, and the browser requests it again.
    await readAll(wanted).catch(() => {})
    for (const address of wanted) {
      if ((replies.get(address)?.body.length ?? 0) > LARGEST_LATE_REPLY) unembedded.add(address)
    }
  }

  async function render(wanted: Set<string>): Promise<RenderedElement> {
    let isMissing = false
    let failure: unknown
    const failed = (error: unknown): void => {
      if (Reflect.get(Object(error), 'kind') === 'missing') isMissing = true
      else failure ??= error
    }
    const pending = new Set<Promise<unknown>>()
    const lateStyles = new Set<string>()
    const parts: ServerParts = {
      style: css => lateStyles.add(css),
      module: bring => {
        const module = modules.get(bring)
        if (!module) pending.add(bring().then(brought => modules.set(bring, brought)))
        return module as Awaited<ReturnType<typeof bring>> | undefined
      },
    }
    resetConfig({ ...settings, fetch: fetchFrom(replies, wanted, pending) })
    try {
      const root = serverRoot(definition, attributes, { page, parts, failed })
      let content = ''
      for (let pass = 0, known = -1; known < pending.size && pass < MAX_PASSES; pass += 1) {
        known = pending.size
        content = renderToString(root)
        await settled(pending)
      }
      if (failure !== undefined || content.includes('<!--$!-->'))
        throw new NotRendered(`${tag} could not be rendered`, { cause: failure })
      inspect?.()
      const given = valuesOf(definition, attributes)
      return {
        html: `<div ${rootAttributes(given, attributes.lang ?? settings.locale)}>${content}</div>`,
        styles: [...sharedSheets, ...definition.styles],
        lateStyles: [...lateStyles],
        replies: repliesOf(replies, unembedded, settings.apiHost),
        isMissing,
      }
    } finally {
      resetQueries()
      resetConfig()
    }
  }
}

const MAX_ROUNDS = 3

/** In characters. Requesting a larger reply again costs less than waiting for it before any content is shown. */
const LARGEST_LATE_REPLY = 10_000

/** Within a round, modules and replies reach the stores between one pass and the next. */
const MAX_PASSES = 6

const modules = new WeakMap<() => Promise<object>, object>()

export function withSettings<Result>(
  settings: RenderOptions['settings'],
  work: () => Result,
): Promise<Result> {
  return inTurn(async () => {
    resetConfig(settings)
    try {
      return work()
    } finally {
      resetConfig()
    }
  })
}

let turn: Promise<unknown> = Promise.resolve()

/** Runs work in turn, because stores belong to one page and a server has many. No work waits for the network. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = turn.then(work)
  turn = done.catch(() => {})
  return done
}

/** Returns a `fetch` that answers with the replies already read and records other addresses. */
function fetchFrom(
  replies: ReadonlyMap<string, Reply>,
  wanted: Set<string>,
  pending: Set<Promise<unknown>>,
): typeof globalThis.fetch {
  return (input, init) => {
    const address = String(input)
    const reply = replies.get(address)
    if (!reply) {
      if ((init?.method ?? 'GET') === 'GET') wanted.add(address)
      return new Promise(() => {})
    }
    const headers = { 'content-type': 'application/json' }
    const response = Promise.resolve(new Response(reply.body, { status: reply.status, headers }))
    pending.add(response)
    return response
  }
}

/** Stores decode replies within a few turns of the event loop. */
async function settled(pending: ReadonlySet<Promise<unknown>>): Promise<void> {
  await Promise.all(pending)
  for (let turns = 0; turns < 4; turns++) await new Promise(resume => setImmediate(resume))
}

/** Leaves the direction and the reader's own theme to the page. */
function rootAttributes(given: AttributeValues, lang: string): string {
  const theme = given.value('theme')
  const themed = theme === 'light' || theme === 'dark' ? ` data-theme="${theme}"` : ''
  return `class="trade-root" data-served lang="${lang.replace(/[^\w-]/g, '')}"${themed}`
}

function repliesOf(
  replies: ReadonlyMap<string, Reply>,
  unembedded: ReadonlySet<string>,
  apiHost: string,
): Record<string, ServedReply> {
  const good = [...replies].filter(([address, { status }]) => status === OK && !unembedded.has(address))
  return Object.fromEntries(
    good.map(([address, { body, etag }]) => [
      address.slice(apiHost.length),
      { body: JSON.parse(body) as unknown, etag },
    ]),
  )
}

/** A server refuses other attributes, which would fill its cache. */
export async function takesAttribute(tag: string, name: string): Promise<boolean> {
  const definition = isElementTag(tag) ? await loadDefinition(tag) : undefined
  const all = { ...definition?.attributes, ...commonAttributes }
  return Object.keys(all).some(property => attributeName(property) === name)
}
