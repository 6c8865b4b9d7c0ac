import { passedEvents } from '#elements/events.ts'
import type { FramedTag } from '#elements/frames.ts'
import {
  type CoveredArea,
  type FrameState,
  framedSettings,
  type ToFrame,
  textsIn,
} from '#widgets/frame/protocol.ts'

type Command = Extract<ToFrame, { kind: 'command' }>['command']

/** Events after which the content may start or stop reaching below the element, as suggestions do. */
const changes = ['input', 'click', 'keyup', ...passedEvents]

/** Nobody may set an event handler or a style. All other attributes of an element are allowed. */
const forbidden = /^(on|style$|is$)/

/** The one element of the page in a frame, and its configuration by the page around. */
export class FramedElement {
  readonly #element: HTMLElement & Partial<Record<Command, () => void>>
  readonly #origin: string
  #given: readonly string[] = []
  #area: CoveredArea | null = null

  /** @param origin of the page around */
  constructor(tag: FramedTag, origin: string) {
    this.#origin = origin
    this.#element = document.createElement(tag)
    this.#element.setAttribute('loading', 'eager')
    // The size changes in the same frame of the window in which everything moves: before that, nobody would see it in
    // its place.
    addEventListener('resize', () => this.#stand())
  }

  is(target: EventTarget | undefined): boolean {
    return target === this.#element
  }

  update({ attributes, settings, messages, tokens, dir, page }: FrameState): void {
    const { documentElement: root } = document
    this.#tellOf(page)
    const config = document.querySelector('trade-config')
    for (const name of framedSettings) write(config, name, Object(settings)[name])
    const texts = Object.fromEntries(textsIn(messages))
    if (Object.keys(texts).length > 0) window.tradeWidgets.configure({ messages: texts })
    // A frame is transparent if its colour scheme is that of the page around.
    root.style.colorScheme = settings.theme === 'dark' ? 'dark' : 'light'
    root.lang = String(settings.locale)
    root.dir = dir === 'rtl' ? 'rtl' : 'ltr'
    for (const name of [...root.style]) if (name.startsWith('--')) root.style.removeProperty(name)
    for (const [name, value] of textsIn(tokens))
      if (name.startsWith('--trade-')) root.style.setProperty(name, value)
    this.#setAttributes(textsIn(attributes))
    // An element reads the direction around it when its theme is set.
    this.#element.setAttribute('theme', root.style.colorScheme)
    if (!this.#element.isConnected) document.body.append(this.#element)
  }

  /** Its place in the window that its frame is about to cover; `null` when it is back in its frame. */
  set area(area: CoveredArea | null) {
    const isMoved = this.#area !== null && area !== null
    this.#area = area
    if (isMoved) this.#stand()
  }

  async command(command: Command): Promise<void> {
    await customElements.whenDefined(this.#element.localName)
    if (command === 'refresh' || command === 'reset' || command === 'focus') this.#element[command]?.()
  }

  /** Calls `tell` whenever the name of the element changes. */
  onName(tell: (name: string) => void): void {
    void watchName(this.#element, tell)
  }

  /** Calls `tell` whenever the height of the element changes. */
  onHeight(tell: (height: number) => void): void {
    const { body } = document
    let last = -1
    const measure = (): void => {
      const height = this.#element.isConnected ? body.scrollHeight : last
      if (height !== last) tell(height)
      last = height
    }
    new ResizeObserver(measure).observe(body)
    for (const name of changes) addEventListener(name, () => requestAnimationFrame(measure), true)
  }

  /** Requests read the page that they are sent from in the document. No page may pass for that of another site. */
  #tellOf(page: FrameState['page']): void {
    const { dataset } = document.documentElement
    const { address, title } = Object(page)
    delete dataset.tradePage
    delete dataset.tradeTitle
    if (typeof address !== 'string' || typeof title !== 'string') return
    const isItsOwn = URL.canParse(address) && new URL(address).origin === this.#origin
    dataset.tradePage = isItsOwn ? address : 'about:blank'
    dataset.tradeTitle = title
  }

  #stand(): void {
    const { left, top, width } = this.#area ?? {}
    const stand = this.#area
      ? { position: 'absolute', left: `${left}px`, top: `${top}px`, width: `${width}px` }
      : { position: '', left: '', top: '', width: '' }
    Object.assign(document.body.style, stand)
  }

  #setAttributes(wanted: readonly (readonly [string, string])[]): void {
    const given = new Map(wanted.filter(([name]) => !forbidden.test(name)))
    for (const name of this.#given) if (!given.has(name)) this.#element.removeAttribute(name)
    for (const [name, value] of given) write(this.#element, name, value)
    this.#given = [...given.keys()]
  }
}

function write(element: Element | null, name: string, value: unknown): void {
  if (typeof value !== 'string' || element?.getAttribute(name) === value) return
  element?.setAttribute(name, value)
}

/** The places of an element's name, the clearest first: its heading, or the label of its main part. */
const selectors = ['h1', 'h2', ':is(nav, section, form)[aria-label]']

/** Reports the name of an element, whenever it changes. */
async function watchName(element: HTMLElement, tell: (name: string) => void): Promise<void> {
  await customElements.whenDefined(element.localName)
  const root = element.shadowRoot
  if (!root) return
  let last = ''
  const check = (): void => {
    const [named] = selectors.flatMap(area => root.querySelector(area) ?? [])
    const name = (named?.getAttribute('aria-label') ?? named?.textContent ?? '').trim()
    if (name && name !== last) tell(name)
    last = name
  }
  new MutationObserver(check).observe(root, { childList: true, characterData: true, subtree: true })
  check()
}
