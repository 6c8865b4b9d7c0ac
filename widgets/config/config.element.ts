import { type Config, configureFrom } from '#shared/config/config.ts'
import { readSettings, settingNames } from '#shared/config/settings.ts'

type SettingKey = keyof Config

/** Attributes that any element may carry and that are no settings of ours. */
const ordinary = /^(id|class|style|hidden|slot|part|lang|dir|data-.*|aria-.*)$/

/** `api-host` is `apiHost` as a property. */
const propertyName = (attribute: string): string =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * `<trade-config>`: the configuration of design section 4 as an element. Renders nothing. Attributes may be set,
 * changed and removed at any time; what several of these elements set, the last one to speak decides.
 */
function createConfigElement(): CustomElementConstructor {
  return class TradeConfig extends HTMLElement {
    static readonly observedAttributes = settingNames

    static {
      for (const name of settingNames) {
        Object.defineProperty(TradeConfig.prototype, propertyName(name), {
          configurable: true,
          enumerable: true,
          get(this: TradeConfig) {
            return this.getAttribute(name)
          },
          set(this: TradeConfig, value: unknown) {
            if (value === null || value === undefined) this.removeAttribute(name)
            else this.setAttribute(name, String(value))
          },
        })
      }
    }

    #held: readonly SettingKey[] = []

    constructor() {
      super()
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(':host { display: none }')
      this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet]
    }

    connectedCallback(): void {
      for (const name of settingNames) this.#takeEarly(propertyName(name))
      this.#apply()
    }

    /** A move is a removal and an insertion in one task: only what is still away after it takes its settings along. */
    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) this.#hold({})
      })
    }

    attributeChangedCallback(): void {
      if (this.isConnected) this.#apply()
    }

    #apply(): void {
      const given = [...this.attributes].filter(({ name }) => !ordinary.test(name))
      this.#hold(readSettings(given.map(({ name, value }) => [name, value] as const)))
    }

    #hold(settings: { [Key in SettingKey]?: Config[Key] }): void {
      const taken = Object.fromEntries(this.#held.map(key => [key, undefined]))
      this.#held = Object.keys(settings) as SettingKey[]
      configureFrom('element', { ...taken, ...settings })
    }

    #takeEarly(property: string): void {
      if (!Object.hasOwn(this, property)) return
      const given: unknown = Reflect.get(this, property)
      Reflect.deleteProperty(this, property)
      Reflect.set(this, property, given)
    }
  }
}

/** Registers `<trade-config>`. Where there is no window it does nothing; where the tag is taken the first one wins. */
export function defineConfig(): void {
  if (typeof window === 'undefined' || customElements.get('trade-config')) return
  customElements.define('trade-config', createConfigElement())
}
