import r2wc from '@r2wc/react-to-web-component'
import type { Theme } from '#shared/config/settings.ts'
import { attributeName } from '#shared/config/settings.ts'
import { unquoted } from '#shared/config/unquoted.ts'
import { sharedSheets } from '#shared/styles/sheet.ts'
import { adoptStyles } from './adopt-styles.ts'
import { type Appearance, trackAppearance } from './appearance.ts'
import { AttributeValues } from './attribute-values.ts'
import { type Attributes, commonAttributes } from './attributes.ts'
import { focusFirst } from './focus.ts'
import type { Command, NestedElement } from './host.ts'
import { keepKeys } from './keep-keys.ts'
import { mountHost } from './mount-host.ts'
import { paintedRoot } from './painted-root.ts'
import { endSleep, fallsAsleep, wakeUp } from './sleep.ts'
import { upgradeProperty } from './upgrade-property.ts'
import type { WidgetDefinition } from './widget-definition.ts'
import { WidgetRoot, type WidgetRootProps } from './widget-root.tsx'

// r2wc keeps its state under these symbols. It connects the element to React; this class decides when.
const context: unique symbol = Symbol.for('r2wc.context') as never
const props: unique symbol = Symbol.for('r2wc.props') as never
const render: unique symbol = Symbol.for('r2wc.render') as never

interface R2wcElement extends HTMLElement {
  container: HTMLElement | ShadowRoot
  [context]: object | undefined
  [props]: Partial<WidgetRootProps>
  [render](): void
  connectedCallback(): void
  disconnectedCallback(): void
}

// What stands in the page is upgraded while a module imports its element, and `configure()` may be the line after that.
let isImporting = true
queueMicrotask(() => {
  isImporting = false
})

/** The class of an element: r2wc's, with moves, early properties, reset attributes and focus handled as in native elements. */
export function createElementClass(definition: WidgetDefinition): CustomElementConstructor {
  const attributes: Attributes = { ...definition.attributes, ...commonAttributes }
  // `lang` is a property of every HTML element already.
  const properties = Object.keys(attributes).filter(property => property !== 'lang')
  const propertyOf = new Map(Object.keys(attributes).map(property => [attributeName(property), property]))
  // r2wc types its class as a plain constructor; `Bridge` describes the members it really has.
  const BridgedElement = r2wc(WidgetRoot) as unknown as new () => R2wcElement

  return class TradeElement extends BridgedElement {
    static readonly observedAttributes = [...propertyOf.keys()]

    static {
      for (const property of properties) {
        const reflects = attributes[property]?.reflects
        Object.defineProperty(TradeElement.prototype, property, {
          configurable: true,
          enumerable: true,
          get(this: TradeElement) {
            return this.#values.value(property)
          },
          set(this: TradeElement, given: unknown) {
            if (reflects)
              this.toggleAttribute(attributeName(property), attributes[property]?.parse(given) === true)
            else this.#set(property, given)
          },
        })
      }
    }

    readonly #values = new AttributeValues(definition.tag, attributes)
    readonly #root = paintedRoot(this) ?? document.createElement('div')
    #appearance: Appearance | undefined
    /** The control inside that has the focus, or had it when it was removed. */
    #focusedControl: Element | undefined

    constructor() {
      super()
      if (!this.shadowRoot) keepKeys(this.attachShadow({ mode: 'open' }))
      this.#root.className = 'trade-root'
      this.#root.addEventListener('focusin', ({ target }) => {
        wakeUp(this)
        this.#focusedControl = target instanceof Element ? target : undefined
      })
      this.#root.addEventListener('focusout', ({ relatedTarget }) => {
        if (relatedTarget) this.#focusedControl = undefined
      })
      this.container = this.#root
    }

    override connectedCallback(): void {
      for (const property of properties) upgradeProperty(this, property)
      if (!this[context]) this.#mount()
      if (this.shadowRoot) adoptStyles(this.shadowRoot, [...sharedSheets, ...definition.styles])
      // What is painted may have been used already, and then pushed away by what came above it.
      const isShown = this[context] || paintedRoot(this)
      const isNeeded = isShown || definition.staysAwake || this.#values.value('loading') === 'eager'
      if (!isNeeded && fallsAsleep(this, this.#root, () => this.#show())) return
      if (isImporting) queueMicrotask(() => this.isConnected && this.#show())
      else this.#show()
    }

    /** A move disconnects and connects within one task: unmounts only when still disconnected after it. */
    override disconnectedCallback(): void {
      endSleep(this)
      queueMicrotask(() => {
        // A test's DOM empties its page as it ends: without a window React can unmount nothing, and nothing needs it.
        if (!globalThis.document?.defaultView) return
        if (!this.isConnected) definition.onRemoved?.(this)
        if (this.isConnected) return
        if (this[context]) super.disconnectedCallback()
        this.#appearance?.end()
      })
    }

    /** Empty, but with it the browser's `moveBefore` neither disconnects nor connects. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(name: string, _before: string | null, given: string | null): void {
      this.#set(propertyOf.get(name) ?? name, given && unquoted(given))
    }

    override focus(options?: FocusOptions): void {
      wakeUp(this)
      // React focuses the host when a focused control is removed: that must not focus the first control.
      if (this.#focusedControl && !this.#focusedControl.isConnected) this.#focusedControl = undefined
      else if (!focusFirst(this.#root, options)) super.focus(options)
    }

    /** Fetches what is shown again and keeps it in view meanwhile. After a failure it tries again. */
    refresh(): void {
      this.#run('refresh')
    }

    /**
     * Starts anew from the attributes, as if the element had just been added to the page: forgets what the user chose and
     * empties forms. What is being sent to the server goes on and stays in view.
     */
    reset(): void {
      this.#run('reset')
    }

    #run(command: Command): void {
      if (wakeUp(this)) return
      for (const nested of this.#root.querySelectorAll<NestedElement>(definition.nests.join() || ':not(*)'))
        nested[command]?.()
      this[props].mounted?.run(command)
    }

    #mount(): void {
      if (!paintedRoot(this)) {
        // The host's own content stays in view until React renders.
        this.#root.replaceChildren(document.createElement('slot'))
        this.#placeRoot()
      }
      this.#appearance?.end()
      this.#appearance = trackAppearance(
        this,
        this.#root,
        () => this.#values.value('theme') as Theme | undefined,
      )
      this[props].definition = definition
      this[props].mounted = mountHost(this, definition.tag)
    }

    /** Beside what extensions put there. Another copy of the script may have painted what is of no use now. */
    #placeRoot(): void {
      if (this.shadowRoot?.contains(this.#root)) return
      for (const other of this.shadowRoot?.querySelectorAll('.trade-root') ?? []) other.remove()
      this.shadowRoot?.append(this.#root)
    }

    #show(): void {
      this[props].snapshot = this.#values.snapshot()
      super.connectedCallback()
    }

    #set(property: string, given: unknown): void {
      this.#values.set(property, given)
      this.#appearance?.update()
      // Where nothing is shown yet, r2wc would mount React.
      if (!this[context]) {
        if (given === 'eager') wakeUp(this)
        return
      }
      this[props].snapshot = this.#values.snapshot()
      this[render]()
    }
  }
}
