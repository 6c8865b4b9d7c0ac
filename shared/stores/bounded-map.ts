type Bounded = { readonly limit: number; readonly size: number }

/** The bounded maps of this process by name. The docs list them for operators. */
export const boundedMaps = new Map<string, Bounded>()

/** A map that keeps the entries set last. On a server, whatever is kept for values that visitors send is kept in one. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly limit: number

  /** `name` says what is kept, such as `formats of dates`. */
  constructor(name: string, limit: number) {
    super()
    this.limit = limit
    boundedMaps.set(name, this)
  }

  override set(key: Key, value: Value): this {
    this.delete(key)
    super.set(key, value)
    if (this.size > this.limit) for (const oldest of this.keys()) return this.#without(oldest)
    return this
  }

  /** Returns the kept value, or makes and keeps one. */
  kept(key: Key, make: () => Value): Value {
    const known = this.get(key)
    if (known !== undefined) return known
    const made = make()
    this.set(key, made)
    return made
  }

  #without(key: Key): this {
    this.delete(key)
    return this
  }
}
