import { attributeName } from '#shared/config/settings.ts'
import type { Attributes } from './attributes.ts'

export type AttributeError = { attribute: string; problem: 'missing' | 'wrong'; given: string }

export type AttributeSnapshot = {
  values: Readonly<Record<string, unknown>>
  attributeError: AttributeError | undefined
  /** Counts how often the host has set each value. When a count grows, the host's value wins over the user's. */
  writes: Readonly<Record<string, number>>
}

const warned = new Set<string>()

/** The values that the host has set on one element by attribute or property. The later one wins. */
export class AttributeValues {
  readonly #tag: string
  readonly #attributes: Attributes
  readonly #warn: (problem: string) => void
  readonly #given = new Map<string, unknown>()
  #writes: Readonly<Record<string, number>> = {}

  /** @param warn is called for each invalid value; a server passes a function that does nothing. */
  constructor(tag: string, attributes: Attributes, warn = warnOnce) {
    this.#tag = tag
    this.#attributes = attributes
    this.#warn = warn
  }

  set(property: string, given: unknown): void {
    this.#given.set(property, given)
    this.#writes = { ...this.#writes, [property]: (this.#writes[property] ?? 0) + 1 }
  }

  value(property: string): unknown {
    return this.#resolve(property).value
  }

  /** Returns all current values, and warns about each invalid one that is not required. */
  snapshot(): AttributeSnapshot {
    const values: Record<string, unknown> = {}
    let attributeError: AttributeError | undefined
    for (const [property, attribute] of Object.entries(this.#attributes)) {
      const resolved = this.#resolve(property)
      values[property] = resolved.value
      if (!resolved.problem) continue
      const given = shortened(this.#given.get(property))
      if (attribute.required)
        attributeError ??= { attribute: attributeName(property), problem: resolved.problem, given }
      else this.#warnOf(attributeName(property), given, attribute.expects)
    }
    return { values, attributeError, writes: this.#writes }
  }

  #resolve(property: string): { value: unknown; problem?: AttributeError['problem'] } {
    const attribute = this.#attributes[property]
    if (!attribute) return { value: undefined }
    const given = this.#given.get(property) ?? undefined
    const emptied =
      given === '' && attribute.kind !== 'boolean' && (attribute.required || attribute.kind !== 'text')
    if (given === undefined || emptied) {
      return attribute.required ? { value: undefined, problem: 'missing' } : { value: attribute.default }
    }
    const value = attribute.parse(given)
    return value === undefined ? { value: attribute.default, problem: 'wrong' } : { value }
  }

  #warnOf(attribute: string, given: string, expects: string): void {
    this.#warn(`<${this.#tag} ${attribute}="${given}"> was ignored; ${attribute} must be ${expects}.`)
  }
}

/** Warns in the console, once per page. */
function warnOnce(problem: string): void {
  if (warned.has(problem)) return
  warned.add(problem)
  console.warn(`trade-widgets: ${problem}`)
}

const MAX_SHOWN = 60

function shortened(given: unknown): string {
  const text = String(given ?? '')
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
}
