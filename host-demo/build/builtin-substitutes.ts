/*
 * Libraries of partners replace functions of the browser: MooTools a `bind` that drops what a call gives, so that no
 * event reaches React; MooTools and Prototype.js an `Array.from` that knows neither iterators nor a mapping; Prototype.js
 * takes the `entries` of arrays away. The page's globals are not ours to mend: the bundle asks for none of the three.
 */

type Binds = { bind(that: unknown, ...first: unknown[]): unknown }

/** What `Function.prototype.bind` does by the standard; nothing here is ever made by `new`. What is no function has its own. */
export function bound(call: CallableFunction | Binds, that: unknown, ...first: unknown[]): unknown {
  if (typeof call !== 'function') return call.bind(that, ...first)
  return (...rest: unknown[]) => Reflect.apply(call, that, first.concat(rest))
}

/** What `Array.from` does by the standard. */
export function arrayFrom(
  items: Iterable<unknown> | ArrayLike<unknown>,
  map: (each: unknown, place: number) => unknown = each => each,
): unknown[] {
  const all: unknown[] = []
  if (Symbol.iterator in Object(items)) {
    for (const each of items as Iterable<unknown>) all[all.length] = map(each, all.length)
  } else {
    const { length } = items as ArrayLike<unknown>
    for (let place = 0; place < length; place++) all[place] = map((items as ArrayLike<unknown>)[place], place)
  }
  return all
}

/** What `entries()` does by the standard: of an array, of a map or of anything else that has them. */
export function entriesOf(items: unknown[] | { entries(): Iterable<unknown> }): Iterable<unknown> {
  return Array.isArray(items) ? items.map((each, place) => [place, each])[Symbol.iterator]() : items.entries()
}

export const substitutes = { $bound: bound, $arrayFrom: arrayFrom, $entriesOf: entriesOf }
