import { configureFrom } from '#shared/config/config.ts'
import { readAttributes } from '#shared/config/read-attributes.ts'
import { attributeName, type Config, type ConfigPatch, settingKeys } from '#shared/config/settings.ts'
import { adoptStyles } from '#shared/element/adopt-styles.ts'
import { defineProperties, upgradeProperties, writeAttribute } from '#shared/element/properties.ts'

/** Attributes that any element may carry, and that are not settings. */
const ordinary = /^(id|class|style|hidden|slot|part|lang|dir|data-.*|aria-.*)$/

/** `<trade-config>`: the configuration as an element. Of several elements that set one key, the latest change wins. */
function createConfigElement(): CustomElementConstructor {
  return class TradeConfig extends HTMLElement {
    static readonly observedAttributes = [...settingKeys.keys()]

    static {
      defineProperties(TradeConfig.prototype, settingKeys.values(), {
        get: (element, property) => element.getAttribute(attributeName(property)),
        set: (element, property, given) => writeAttribute(element, attributeName(property), given),
      })
    }

    #held: readonly (keyof Config)[] = []

    constructor() {
      super()
      adoptStyles(this.attachShadow({ mode: 'open' }), [':host { display: none }'])
    }

    connectedCallback(): void {
      upgradeProperties(this, settingKeys.values())
      this.#apply()
    }

    /** Waits for the end of the task, because a move disconnects and connects in one. */
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
      this.#hold(
        readAttributes(
          'element',
          given.map(({ name, value }) => [name, value]),
        ),
      )
    }

    #hold(settings: ConfigPatch): void {
      const taken = Object.fromEntries(this.#held.map(key => [key, undefined]))
      this.#held = Object.keys(settings) as (keyof Config)[]
      configureFrom('element', { ...taken, ...settings })
    }
  }
}

export function defineConfig(): void {
  if (typeof window === 'undefined' || customElements.get('trade-config')) return
  customElements.define('trade-config', createConfigElement())
}
