import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import type { ServedReply } from '#shared/api/preloaded-responses.ts'
import { inRendering } from '#shared/config/rendering.ts'
import { attributeName, type Config } from '#shared/config/settings.ts'
import type { AttributeValues } from '#shared/element/attribute-values.ts'
import { commonAttributes } from '#shared/element/attributes.ts'
import type { PageFacts } from '#shared/element/page-facts.ts'
import '#shared/messages/widget-languages.ts'
import { loadLanguage } from '#shared/messages/i18n.ts'
import { type RenderNested, ServedContent } from '#shared/server/served-content.ts'
import { serverRoot, valuesOf } from '#shared/server/server-root.tsx'
import { sharedSheets } from '#shared/styles/sheet.ts'
import { isElementTag, loadDefinition } from './elements.ts'
import { addressesOf } from './first-reads.ts'

export type Reply = { status: number; body: string; etag?: string | undefined }

export type RenderOptions = {
  settings: Partial<Config> & Pick<Config, 'apiHost' | 'storefront' | 'locale'>
  read: (address: string) => Promise<Reply>
  page?: PageFacts
  /** Called while the stores hold the element's data, to collect other facts for the page. Must not wait. */
  inspect?: () => void
  /** Renders the elements inside. Without it, they stay empty. */
  renderNested?: RenderNested
  /** The id of the member whose content it is. `read` has to read as this member. */
  member?: number | undefined
}

export type RenderedElement = {
  /** The content of the shadow root: one element, `.trade-root`. */
  html: string
  content: ServedContent
  styles: readonly string[]
  replies: Readonly<Record<string, ServedReply>>
  isMissing: boolean
}

/** Thrown for an element that the browser has to render, because it can't be rendered here. */
export class NotRendered extends Error {}

const OK = 200

export async function renderElement(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  { settings, read, page = { hasMenu: false }, inspect, renderNested, member }: RenderOptions,
): Promise<RenderedElement> {
  const definition = isElementTag(tag) ? await loadDefinition(tag) : undefined
  if (!definition) throw new NotRendered(`There is no element ${tag}`)
  const replies = new Map<string, Reply>()
  const addresses = addressesOf(
    tag,
    name => attributes[name],
    settings.apiHost,
    member?.toString(),
    settings.searchExtensions,
  )
  const first = addresses.map(async address => replies.set(address, await read(address)))
  await Promise.all([loadLanguage(settings.locale), ...first])
  /** A part whose read fails shows that it is loading, and the browser requests it again. */
  async function fetch(input: string | URL | Request): Promise<Response> {
    const address = String(input)
    const reply = replies.get(address) ?? (await read(address).catch(giveUp))
    if (reply.body.length <= (member ? LARGEST_FOR_MEMBER : LARGEST_LATE_REPLY) && !replies.has(address))
      replies.set(address, reply)
    return new Response(reply.body, { status: reply.status, headers: { 'content-type': 'application/json' } })
  }
  const work = async (): Promise<RenderedElement> => {
    let isMissing = false
    let failure: unknown
    const failed = (error: unknown): void => {
      if (Reflect.get(Object(error), 'kind') === 'missing') isMissing = true
      else failure ??= error
    }
    const content = new ServedContent(renderNested)
    const root = serverRoot(definition, attributes, { page, failed, content })
    // All of it is sent at once, so no part may wait for a script.
    const options = { onError: failed, progressiveChunkSize: Number.POSITIVE_INFINITY }
    const { prelude } = await prerenderToNodeStream(root, options)
    const html = await text(prelude)
    if (failure !== undefined) throw new NotRendered(`${tag} could not be rendered`, { cause: failure })
    inspect?.()
    const given = valuesOf(definition, attributes)
    return {
      html: `<div ${rootAttributes(given, attributes.lang ?? settings.locale, member)}>${html}</div>`,
      content,
      styles: [...sharedSheets, ...definition.styles],
      replies: repliesOf(replies, settings.apiHost),
      isMissing,
    }
  }
  return inRendering({ ...settings, fetch }, work, member)
}

/** In characters. Requesting a larger reply again costs less than waiting for it before any content is shown. */
const LARGEST_LATE_REPLY = 10_000

/** A member's content is rendered for one reader, who needs the replies before anything can be sent. */
const LARGEST_FOR_MEMBER = 50_000

/** The client does not repeat an aborted request. */
function giveUp(cause: unknown): never {
  throw new DOMException(String(cause), 'AbortError')
}

/** Leaves the direction and the reader's own theme to the page. */
function rootAttributes(given: AttributeValues, lang: string, member: number | undefined): string {
  const theme = given.value('theme')
  const themed = theme === 'light' || theme === 'dark' ? ` data-theme="${theme}"` : ''
  const served = member ? `data-served data-served-for="${member}"` : 'data-served'
  return `class="trade-root" ${served} lang="${lang.replace(/[^\w-]/g, '')}"${themed}`
}

/** The same content keeps its ETag, in whatever order its parts have read. */
const byAddress = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1

const repliesOf = (replies: ReadonlyMap<string, Reply>, apiHost: string): Record<string, ServedReply> =>
  Object.fromEntries(
    [...replies]
      .sort(byAddress)
      .flatMap(([address, { status, body, etag }]) =>
        status === OK ? [[address.slice(apiHost.length), { body: JSON.parse(body) as unknown, etag }]] : [],
      ),
  )

/** A server refuses other attributes, which would fill its cache. */
export async function takesAttribute(tag: string, name: string): Promise<boolean> {
  const definition = isElementTag(tag) ? await loadDefinition(tag) : undefined
  const all = { ...definition?.attributes, ...commonAttributes }
  return Object.keys(all).some(property => attributeName(property) === name)
}
