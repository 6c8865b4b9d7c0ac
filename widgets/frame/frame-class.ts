import { $config } from '#shared/config/config.ts'
import { attributeName } from '#shared/config/settings.ts'
import { adoptStyles } from '#shared/element/adopt-styles.ts'
import { type Appearance, trackAppearance } from '#shared/element/appearance.ts'
import { type Attributes, commonAttributes } from '#shared/element/attributes.ts'
import { type MountedHost, mountHost } from '#shared/element/mount-host.ts'
import { defineProperties, upgradeProperties, writeAttribute } from '#shared/element/properties.ts'
import { fallsAsleep, wakeUp } from '#shared/element/sleep.ts'
import { stateMessages } from '#shared/element/state.messages.ts'
import { toJson } from '#shared/storage/to-json.ts'
import { sharedSheets } from '#shared/styles/sheet.ts'
import styles from './frame.css?inline'
import { frameDefinition } from './frame.definition.ts'
import { frameMessages } from './frame.messages.ts'
import { stateOf } from './frame-state.ts'
import { FramedData } from './framed-data.ts'
import { FramedPage, frameAddress } from './framed-page.ts'
import { problemState } from './problem-state.ts'
import { type FromFrame, isFramedTag, type ToFrame } from './protocol.ts'
import { Stage } from './stage.ts'

const { theme, loading } = commonAttributes

/** Returns the class of an element that shows the one of its attribute `tag` in a frame. */
export function createFrameClass(): CustomElementConstructor {
  const attributes: Attributes = { ...frameDefinition.attributes, theme, loading }

  return class TradeFrame extends HTMLElement {
    /** For tools. Other attributes are watched too, as they may belong to the element in the frame. */
    static readonly observedAttributes = [...Object.keys(attributes).map(attributeName), 'lang']

    static {
      defineProperties(TradeFrame.prototype, Object.keys(attributes), {
        get(element, property) {
          const attribute = attributes[property]
          const given = element.getAttribute(attributeName(property))
          return (given === null ? undefined : attribute?.parse(given)) ?? attribute?.default
        },
        set: (element, property, given) => writeAttribute(element, attributeName(property), given),
      })
    }

    readonly #root = document.createElement('div')
    readonly #fallback = document.createElement('slot')
    readonly #data = new FramedData()
    readonly #outside = new MutationObserver(() => this.#appearance?.update())
    /** Theme, language and direction are written to the root after any of them changes. */
    readonly #inside = new MutationObserver(() => this.#show())
    #appearance: Appearance | undefined
    #host: MountedHost | undefined
    #page: FramedPage | undefined
    #stage: Stage | undefined
    #said = ''
    #name = ''
    #isAwake = false
    #stops: (() => void)[] = []

    constructor() {
      super()
      this.#root.className = 'trade-root'
      this.attachShadow({ mode: 'open' }).append(this.#root)
    }

    connectedCallback(): void {
      if (this.#host) return
      upgradeProperties(this, Object.keys(attributes))
      if (this.shadowRoot) adoptStyles(this.shadowRoot, [...sharedSheets, styles])
      const host = mountHost(this, this.localName)
      this.#host = host
      this.#root.replaceChildren(this.#fallback)
      this.#stops = [
        host.$hasFallback.subscribe(isShown => this.#showFallback(isShown)),
        // Languages are loaded only when they are needed.
        frameMessages.listen(() => this.#say()),
      ]
      const ownTheme = () => theme.parse(this.getAttribute('theme'))
      this.#appearance = trackAppearance(this, this.#root, ownTheme)
      for (const around of [this, document.documentElement, document.body])
        this.#outside.observe(around, { attributes: true })
      this.#inside.observe(this.#root, { attributes: true, attributeFilter: ['data-theme'] })
      const isEager = this.getAttribute('loading') === 'eager'
      if (!isEager && fallsAsleep(this, this.#root, this.#wake)) return
      // The code that inserted the element may still be setting it up.
      queueMicrotask(() => this.isConnected && this.#wake())
    }

    /** Waits for the end of the task, because a move disconnects and connects in one. */
    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected || !globalThis.document?.defaultView) return
        this.#host = undefined
        wakeUp(this)
        this.#outside.disconnect()
        this.#inside.disconnect()
        this.#appearance?.end()
        for (const stop of this.#stops) stop()
        this.#leave()
        this.#isAwake = false
      })
    }

    /** Empty, but it lets the browser's `moveBefore` keep the page in the frame. */
    connectedMoveCallback(): void {}

    override focus(options?: FocusOptions): void {
      wakeUp(this)
      if (!this.#page) {
        super.focus(options)
        return
      }
      this.#page.iframe.focus(options)
      this.#page.send({ kind: 'command', command: 'focus' })
    }

    refresh(): void {
      this.#command('refresh')
    }

    reset(): void {
      this.#command('reset')
    }

    #command(command: 'refresh' | 'reset'): void {
      if (wakeUp(this)) return
      if (this.#page) this.#page.send({ kind: 'command', command })
      else this.#show()
    }

    readonly #wake = (): void => {
      if (!this.#host) return
      this.#isAwake = true
      this.#show()
    }

    #show(): void {
      if (!this.#isAwake) {
        if (this.getAttribute('loading') === 'eager') wakeUp(this)
        return
      }
      const tag = this.getAttribute('tag') ?? ''
      if (!isFramedTag(tag)) {
        const t = stateMessages.get()
        const attribute = 'tag'
        this.#fail(
          tag ? t.wrongAttribute({ attribute, value: tag.slice(0, 60) }) : t.missingAttribute({ attribute }),
        )
        return
      }
      const address = frameAddress($config.get().storefront, tag)
      if (!address) this.#fail(frameMessages.get().noStorefront)
      else if (this.#page?.address !== address) this.#open(address)
      else this.#say()
    }

    #open(address: string): void {
      this.#leave()
      const page = new FramedPage(address, {
        onConnect: () => {
          this.#said = ''
          this.#say()
        },
        onMessage: message => this.#hear(message),
        onFailure: () => this.#fail(frameMessages.get().unanswered, () => this.#show()),
      })
      this.#page = page
      this.#stage = new Stage(page.iframe, message => page.send(message))
      this.#said = ''
      this.#say()
      this.#root.replaceChildren(this.#fallback, this.#stage.place)
      this.#showFallback(this.#host?.$hasFallback.get() ?? false)
    }

    #leave(): void {
      this.#page?.end()
      this.#stage?.end()
      this.#page = undefined
      this.#stage = undefined
      this.#name = ''
      this.#data.write([])
    }

    #say(): void {
      if (!this.#page) return
      const t = frameMessages.get()
      const { brand } = $config.get()
      const name = this.#name
      this.#page.iframe.title = this.title || (name ? t.titleOf({ name, brand }) : t.title({ brand }))
      const message: ToFrame = { kind: 'state', state: stateOf(this, this.#root) }
      const said = toJson(message)
      if (said === this.#said) return
      this.#said = said
      this.#page.send(message)
    }

    #hear(message: FromFrame): void {
      if (message.kind === 'height') {
        if (this.#stage) this.#stage.height = message.height
      } else if (message.kind === 'modal') this.#stage?.cover(message.isOpen)
      else if (message.kind === 'name') {
        this.#name = message.name
        this.#say()
      } else if (message.kind === 'structured-data')
        this.#data.write(this.hasAttribute('structured-data') ? message.texts : [])
      else if (message.name === 'trade-ready') this.#host?.ready()
      else {
        // The type of a detail follows from its name on the other side.
        this.#host?.emit(message.name, message.detail as never)
        if (message.name === 'trade-error') this.#showFallback(false)
      }
    }

    #fail(text: string, onRetry?: () => void): void {
      this.#leave()
      const title = onRetry ? stateMessages.get().failed : stateMessages.get().badAttribute
      this.#root.replaceChildren(problemState(title, text, onRetry))
      this.#host?.failed({ kind: onRetry ? 'offline' : 'attribute', status: 0, message: text })
    }

    #showFallback(isShown: boolean): void {
      this.#fallback.hidden = !isShown
      this.#stage?.place.toggleAttribute('data-waiting', isShown)
    }
  }
}
