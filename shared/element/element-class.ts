import r2wc from '@r2wc/react-to-web-component'
import type { Theme } from '#shared/config/settings.ts'
import { attributeName } from '#shared/config/settings.ts'
import { baseSheet } from '#shared/styles/sheet.ts'
import { adoptStyles } from './adopt-styles.ts'
import { type Appearance, trackAppearance } from './appearance.ts'
import { AttributeValues } from './attribute-values.ts'
import { type Attributes, commonAttributes } from './attributes.ts'
import type { WidgetDefinition } from './define.ts'
import { requestElements } from './element-requests.ts'
import { focusFirst } from './focus.ts'
import { type Command, mountHost } from './host.ts'
import { WidgetRoot, type WidgetRootProps } from './widget-root.tsx'

// r2wc keeps its state under these symbols. It does the bridging to React; when to do it is decided here.
const context: unique symbol = Symbol.for('r2wc.context') as never
const props: unique symbol = Symbol.for('r2wc.props') as never
const render: unique symbol = Symbol.for('r2wc.render') as never

interface Bridge extends HTMLElement {
  container: HTMLElement | ShadowRoot
  [context]: object | undefined
  [props]: Partial<WidgetRootProps>
  [render](): void
  connectedCallback(): void
  disconnectedCallback(): void
}

/** A nested element; one that is not defined yet has nothing to refresh. */
type Asked = HTMLElement & Partial<Record<Command, () => void>>

/** The class behind a tag: r2wc's, mended where it breaks the promises of design section 3. */
export function createElementClass(definition: WidgetDefinition): CustomElementConstructor {
  const attributes: Attributes = { ...definition.attributes, ...commonAttributes }
  // `lang` is a property of every HTML element already.
  const properties = Object.keys(attributes).filter(property => property !== 'lang')
  const propertyOf = new Map(Object.keys(attributes).map(property => [attributeName(property), property]))
  // r2wc types its class as a bare constructor; `Bridge` names what that class really has.
  const BridgedElement = r2wc(WidgetRoot, { shadow: 'open' }) as unknown as new () => Bridge

  return class TradeElement extends BridgedElement {
    static readonly observedAttributes = [...propertyOf.keys()]

    static {
      for (const property of properties) {
        const reflects = attributes[property]?.reflects
        Object.defineProperty(TradeElement.prototype, property, {
          configurable: true,
          enumerable: true,
          get(this: TradeElement) {
            return this.#settings.value(property)
          },
          set(this: TradeElement, given: unknown) {
            if (reflects)
              this.toggleAttribute(attributeName(property), attributes[property]?.parse(given) === true)
            else this.#give(property, given)
          },
        })
      }
    }

    readonly #settings = new AttributeValues(definition.tag, attributes)
    readonly #root = document.createElement('div')
    #appearance: Appearance | undefined
    /** The control inside that has the focus, or had it when it was taken away. */
    #control: Element | undefined

    constructor() {
      super()
      this.#root.className = 'trade-root'
      this.#root.addEventListener('focusin', ({ target }) => {
        this.#control = target instanceof Element ? target : undefined
      })
      this.#root.addEventListener('focusout', ({ relatedTarget }) => {
        if (relatedTarget) this.#control = undefined
      })
      this.container = this.#root
    }

    override connectedCallback(): void {
      for (const property of properties) this.#takeEarly(property)
      if (!this[context]) this.#start()
      if (this.shadowRoot) adoptStyles(this.shadowRoot, [baseSheet, ...definition.styles])
      super.connectedCallback()
    }

    /** A move is a removal and an insertion in one task: what is still away after it has really gone. */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected || !this[context]) return
        super.disconnectedCallback()
        this.#appearance?.end()
      })
    }

    /** Its presence lets a browser's `moveBefore` neither disconnect nor connect. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(name: string, _before: string | null, given: string | null): void {
      this.#give(propertyOf.get(name) ?? name, given)
    }

    override focus(options?: FocusOptions): void {
      // React gives the focus back to the host when a focused control goes away: that is nobody's wish to begin anew.
      if (this.#control && !this.#control.isConnected) this.#control = undefined
      else if (!focusFirst(this.#root, options)) super.focus(options)
    }

    /** Asks the server again for what is shown, keeping it in view meanwhile; a widget that failed tries again. */
    refresh(): void {
      this.#run('refresh')
    }

    /**
     * Shows what the attributes say, as if the element had just been put on the page: what the user chose is forgotten and
     * forms are emptied. What is on its way to the server goes on, and stays in view.
     */
    reset(): void {
      this.#run('reset')
    }

    #run(command: Command): void {
      for (const nested of this.#root.querySelectorAll<Asked>(definition.nests.join() || ':not(*)'))
        nested[command]?.()
      this[props].mounted?.run(command)
    }

    #start(): void {
      // The host's fallback stays in view until React shows something in its place.
      this.#root.replaceChildren(document.createElement('slot'))
      this.shadowRoot?.replaceChildren(this.#root)
      this.#appearance = trackAppearance(
        this,
        this.#root,
        () => this.#settings.value('theme') as Theme | undefined,
      )
      this[props].definition = definition
      this[props].mounted = mountHost(this, definition.tag)
      this[props].snapshot = this.#settings.snapshot()
      requestElements(definition.nests)
    }

    #give(property: string, given: unknown): void {
      this.#settings.give(property, given)
      // r2wc takes a new element for a connected one, and would mount React in one that is never attached.
      if (!this[context]) return
      this.#appearance?.update()
      this[props].snapshot = this.#settings.snapshot()
      this[render]()
    }

    /** A property set before the definition came hides the one of the class: set it again, as it was meant. */
    #takeEarly(property: string): void {
      if (!Object.hasOwn(this, property)) return
      const given: unknown = Reflect.get(this, property)
      Reflect.deleteProperty(this, property)
      Reflect.set(this, property, given)
    }
  }
}
