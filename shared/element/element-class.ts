import r2wc from '@r2wc/react-to-web-component'
import { attributeName, type Theme } from '#shared/config/settings.ts'
import { unquoted } from '#shared/config/unquoted.ts'
import { servedRoot } from '#shared/hydration/served.ts'
import { sharedSheets } from '#shared/styles/sheet.ts'
import { adoptStyles } from './adopt-styles.ts'
import { type Appearance, trackAppearance } from './appearance.ts'
import { AttributeValues } from './attribute-values.ts'
import { type Attributes, commonAttributes } from './attributes.ts'
import { focusFirst } from './focus.ts'
import type { Command, NestedElement } from './host.ts'
import { keepKeys } from './keep-keys.ts'
import { type MountedHost, mountHost } from './mount-host.ts'
import { defineProperties, upgradeProperties } from './properties.ts'
import { endSleep, fallsAsleep, wakeUp } from './sleep.ts'
import type { WidgetDefinition } from './widget-definition.ts'
import { WidgetRoot, type WidgetRootProps } from './widget-root.tsx'

/**
 * The props that r2wc renders. It has no other way to set objects: the props that it defines are strings, and properties
 * of the element that a page could set.
 */
const props: unique symbol = Symbol.for('r2wc.props') as never

/** The members of r2wc's class, which its types leave out. The callbacks render (again) and unmount. */
interface R2wcElement extends HTMLElement {
  container: HTMLElement
  readonly [props]: Partial<WidgetRootProps>
  connectedCallback(): void
  disconnectedCallback(): void
}

// Elements in the page are upgraded while a module imports them, and `configure()` may be the line after that.
let isImporting = true
queueMicrotask(() => {
  isImporting = false
})

export function createElementClass(definition: WidgetDefinition): CustomElementConstructor {
  const attributes: Attributes = { ...definition.attributes, ...commonAttributes }
  const properties = Object.keys(attributes).filter(property => property !== 'lang')
  const propertyOf = new Map(Object.keys(attributes).map(property => [attributeName(property), property]))
  // r2wc types its class as a plain constructor.
  const BridgedElement = r2wc(WidgetRoot) as unknown as new () => R2wcElement

  return class TradeElement extends BridgedElement {
    static readonly observedAttributes = [...propertyOf.keys()]

    static {
      defineProperties(TradeElement.prototype, properties, {
        get: (element, property) => element.#values.value(property),
        set(element, property, given) {
          const attribute = attributes[property]
          if (attribute?.reflects)
            element.toggleAttribute(attributeName(property), attribute.parse(given) === true)
          else element.#set(property, given)
        },
      })
    }

    readonly #values = new AttributeValues(definition.tag, attributes)
    readonly #root = servedRoot(this) ?? document.createElement('div')
    #appearance: Appearance | undefined
    #mounted: MountedHost | undefined
    #isShown = false
    #focusedControl: Element | undefined

    constructor() {
      super()
      const served = this.shadowRoot
      keepKeys(served ?? this.attachShadow({ mode: 'open' }))
      this.#root.className = 'trade-root'
      this.#focusedControl = served?.activeElement ?? undefined
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
      upgradeProperties(this, properties)
      if (!this.#isShown) this.#mount()
      if (this.shadowRoot) adoptStyles(this.shadowRoot, [...sharedSheets, ...definition.styles])
      // Painted content may have been used already, and then pushed away by content above it.
      const isNeeded =
        this.#isShown ||
        servedRoot(this) ||
        definition.staysAwake ||
        this.#values.value('loading') === 'eager'
      if (!isNeeded && fallsAsleep(this, this.#root, () => this.#show())) return
      if (isImporting) queueMicrotask(() => this.isConnected && this.#show())
      else this.#show()
    }

    /** Waits for the end of the task, because a move disconnects and connects in one. */
    override disconnectedCallback(): void {
      endSleep(this)
      queueMicrotask(() => {
        // A test's DOM empties its page as it ends. Without a window React can't unmount, and has no need to.
        if (!globalThis.document?.defaultView) return
        if (!this.isConnected) definition.onRemoved?.(this)
        if (this.isConnected) return
        if (this.#isShown) super.disconnectedCallback()
        this.#isShown = false
        this.#appearance?.end()
      })
    }

    /** Its presence stops the browser's `moveBefore` from disconnecting and connecting. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(name: string, _before: string | null, given: string | null): void {
      this.#set(propertyOf.get(name) ?? name, given && unquoted(given))
    }

    override focus(options?: FocusOptions): void {
      wakeUp(this)
      // React focuses the host when a focused control is removed, which must not focus the first control.
      if (this.#focusedControl && !this.#focusedControl.isConnected) this.#focusedControl = undefined
      else if (!focusFirst(this.#root, options)) super.focus(options)
    }

    refresh(): void {
      this.#run('refresh')
    }

    /** Starts again from the attributes: forgets the user's choices and empties forms, except those being sent. */
    reset(): void {
      this.#run('reset')
    }

    #run(command: Command): void {
      if (wakeUp(this)) return
      for (const nested of this.#root.querySelectorAll<NestedElement>(definition.nests.join() || ':not(*)'))
        nested[command]?.()
      this.#mounted?.run(command)
    }

    #mount(): void {
      if (!servedRoot(this)) {
        this.#root.replaceChildren(document.createElement('slot'))
        this.#placeRoot()
      }
      this.#appearance?.end()
      this.#appearance = trackAppearance(
        this,
        this.#root,
        () => this.#values.value('theme') as Theme | undefined,
      )
      this.#mounted = mountHost(this, definition.tag)
    }

    /** Places the root beside the nodes of extensions. Another copy of the script may have painted useless content. */
    #placeRoot(): void {
      if (this.shadowRoot?.contains(this.#root)) return
      for (const other of this.shadowRoot?.querySelectorAll('.trade-root') ?? []) other.remove()
      this.shadowRoot?.append(this.#root)
    }

    #show(): void {
      if (!this.#mounted) return
      Object.assign(this[props], { definition, mounted: this.#mounted, snapshot: this.#values.snapshot() })
      this.#isShown = true
      super.connectedCallback()
    }

    #set(property: string, given: unknown): void {
      this.#values.set(property, given)
      this.#appearance?.update()
      if (this.#isShown) this.#show()
      else if (given === 'eager') wakeUp(this)
    }
  }
}
