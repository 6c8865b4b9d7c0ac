import type { ReadableAtom } from 'nanostores'
import type { Config } from './settings.ts'

/** One rendering on a server. Renderings run side by side, so each has the stores of a page to itself. */
class Rendering {
  readonly settings: Partial<Config>
  /** The id of the member for whom it is. */
  readonly member: number | undefined
  readonly #values = new Map<unknown, unknown>()

  constructor(settings: Partial<Config>, member: number | undefined) {
    this.settings = settings
    this.member = member
  }

  /** Returns what is kept for a key, or makes and keeps it. A key always has the value that its own `make` returned. */
  kept<Value>(key: unknown, make: () => Value): Value {
    if (!this.#values.has(key)) this.#values.set(key, make())
    return this.#values.get(key) as Value
  }
}

/** The bundle for browsers contains nothing of this, and imports no module of Node. */
const renderings = import.meta.env?.SSR
  ? new (process.getBuiltinModule('node:async_hooks').AsyncLocalStorage)<Rendering>()
  : undefined

/** Runs work on a server with these settings and with stores of its own, which end with it: for a visitor or a member. */
export const inRendering = <Result>(
  settings: Partial<Config>,
  work: () => Result,
  member?: number,
): Result => (renderings ? renderings.run(new Rendering(settings, member), work) : work())

/** Returns the rendering under way. Always undefined in a browser. */
export const currentRendering = (): Rendering | undefined => renderings?.getStore()

/** Makes a store return a value of each rendering's own. */
export function perRendering<Value>(store: ReadableAtom<Value>, make: () => Value): ReadableAtom<Value> {
  if (!renderings) return store
  const { get } = store
  return Object.assign(store, { get: () => currentRendering()?.kept(store, make) ?? get() })
}
