import { escapeHtml, jsonInScript, shadowRootOf } from '#shared/server/html.ts'
import { type Fragment, fragmentUrl, isRendered } from '#widgets/runtime/fragment.ts'

/** Attributes by their names in HTML: `true` writes the name alone, `false`, null and undefined write nothing. */
export type FragmentAttributes = Readonly<Record<string, string | number | boolean | null | undefined>>

export type FragmentOptions = {
  /** The marketplace, which renders the element and whose API the page calls: `https://market.example`. */
  origin: string
  /** The `lang` of the page; `en` unless set. */
  locale?: string | undefined
  /** The settings of the page's script tag or `<trade-config>`, by their names in HTML: `{ storefront: '…' }`. */
  settings?: Readonly<Record<string, string>> | undefined
  /** HTML inside the element, for browsers that do not run the script. It is printed as it is. */
  fallback?: string | undefined
  /** The nonce for the `<style>`, if the page's policy requires one. */
  nonce?: string | undefined
  /** Milliseconds after which the element comes without content; 1,000 unless set. */
  timeout?: number | undefined
  /** Replaces the global `fetch`, for example by one that caches. */
  fetch?: typeof globalThis.fetch | undefined
}

/** An element as it is printed into a page. Plain data, which a server may hand to a client component. */
export type RenderedFragment = {
  /** The element's HTML, followed by the replies that it shows. */
  html: string
  /** For the head of the page: with `structured-data` the JSON-LD, which the element then leaves to you. */
  head: string
  /** The part of `html` inside the element: its declarative shadow root and the fallback. */
  content: string
  /** The replies in `html`, as JSON that is safe in a `<script>`. */
  replies: string
  /** The API host that gave the replies. */
  origin: string
  /** True if the marketplace has rendered it in time. */
  isRendered: boolean
}

type Answer = Fragment & { data: readonly unknown[] }

/**
 * Returns an element with its content, for a page that a server makes. The element takes it over without a request.
 * Without an answer in time it is the element alone, which shows itself as on any page. Content is trusted like the
 * script: it becomes HTML of your page. An answer of more than 1 MB or a redirect is not used, and the console says so.
 *
 * @param tag such as `trade-product`
 * @throws TypeError if the tag, an attribute's name or the origin is malformed; a network never makes it fail
 */
export async function renderFragment(
  tag: string,
  attributes: FragmentAttributes,
  options: FragmentOptions,
): Promise<RenderedFragment> {
  if (!/^trade-[a-z]+(-[a-z]+)*$/.test(tag)) throw new TypeError(`“${tag}” is not a tag of Trade widgets`)
  const { fallback = '', nonce } = options
  const { origin } = new URL(options.origin)
  const given = writtenOf(attributes)
  const answer = isRendered(tag) ? await ask(tag, given, { ...options, origin }) : undefined
  const content = (answer ? shadowRoot(answer, nonce) : '') + fallback
  const replies = answer ? jsonInScript(answer.replies) : ''
  const data = answer?.data ?? []
  const shown = given.filter(({ name }) => data.length === 0 || name !== 'structured-data')
  const source = attributeText('data-trade-replies', origin)
  const element = `<${tag}${shown.map(({ name, value }) => attributeText(name, value)).join('')}>${content}</${tag}>`
  return {
    html: answer ? `${element}<script type="application/json"${source}>${replies}</script>` : element,
    head: data.map(each => `<script type="application/ld+json">${jsonInScript(each)}</script>`).join(''),
    content,
    replies,
    origin,
    isRendered: answer !== undefined,
  }
}

type Given = readonly { name: string; value: string }[]

function writtenOf(attributes: FragmentAttributes): Given {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (!/^[a-z][a-z\d-]*$/.test(name)) throw new TypeError(`“${name}” is not a valid attribute name`)
    if (value === undefined || value === null || value === false) return []
    return [{ name, value: value === true ? '' : String(value) }]
  })
}

/** The largest answer in bytes, as in the WordPress plugin. */
const MAX_BYTES = 1024 ** 2

class Refused extends Error {}

/** Returns the marketplace's answer; undefined if it is of no use, too large, redirected, or not in time. */
async function ask(
  tag: string,
  given: Given,
  { origin, locale = 'en', settings = {}, timeout = 1000, fetch = globalThis.fetch }: FragmentOptions,
): Promise<Answer | undefined> {
  const parameters = Object.entries({ locale, ...settings })
  const url = fragmentUrl({ localName: tag, attributes: given }, origin, parameters)
  const signal = AbortSignal.timeout(timeout)
  // The page's own `fetch` may ignore the signal.
  const tooLate = new Promise<undefined>(resolve =>
    signal.addEventListener('abort', () => resolve(undefined), { once: true }),
  )
  const answer = async (): Promise<Answer | undefined> => {
    const response = await fetch(url, { signal, redirect: 'error' })
    if (response.redirected) throw new Refused(REDIRECTED)
    return response.ok ? answerIn(JSON.parse(await textOf(response))) : undefined
  }
  const refused = (fault: unknown): undefined => {
    const reason = reasonOf(fault)
    if (reason) console.warn(`trade-widgets: ${url} ${reason}. Without it, <${tag}> comes without content.`)
  }
  return Promise.race([answer().catch(refused), tooLate])
}

const REDIRECTED = 'redirects. Set `origin` to the address that answers'

/** Returns what a developer can change. A network that fails has no reason of this kind. */
function reasonOf(fault: unknown): string | undefined {
  if (fault instanceof Refused) return fault.message
  // Every runtime has its own message for it, and some put it into the cause.
  const { message, cause } = Object(fault)
  return /redirect/i.test(`${message} ${cause}`) ? REDIRECTED : undefined
}

/** Reads an answer, and stops at the first byte too many: it may have no end. */
async function textOf({ body }: Response): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.length
    if (size > MAX_BYTES) {
      void reader?.cancel().catch(() => {})
      throw new Refused('answers with more than 1 MB')
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

function answerIn(json: unknown): Answer | undefined {
  const { html, styles, replies, data = [] }: Partial<Answer> = Object(json)
  if (typeof html !== 'string' || !Array.isArray(styles) || !Array.isArray(data)) return undefined
  return { html, styles, replies: Object(replies), data }
}

function shadowRoot({ html, styles }: Answer, nonce: string | undefined): string {
  const css = styles.join('\n').replaceAll('</', '<\\/')
  const checked = nonce ? attributeText('nonce', nonce) : ''
  return shadowRootOf(`<style${checked}>${css}</style>`, html)
}

function attributeText(name: string, value: string): string {
  return value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`
}
