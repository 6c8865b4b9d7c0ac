// MooTools has a `bind` that drops the arguments of a call, so that no event reaches React. MooTools and Prototype.js have
// an `Array.from` without iterators and mapping. Prototype.js removes the `entries` of arrays. The page's globals are not
// ours to repair, so the bundle uses these functions instead, which do the same as the standard.

type Binds = { bind(that: unknown, ...first: unknown[]): unknown }

/** Nothing bound is ever called with `new`. A value that is not a function has its own `bind`. */
function bound(call: CallableFunction | Binds, that: unknown, ...first: unknown[]): unknown {
  if (typeof call !== 'function') return call.bind(that, ...first)
  return (...rest: unknown[]) => Reflect.apply(call, that, first.concat(rest))
}

function arrayFrom(
  items: Iterable<unknown> | ArrayLike<unknown>,
  map: (each: unknown, index: number) => unknown = each => each,
): unknown[] {
  const all: unknown[] = []
  if (Symbol.iterator in Object(items)) {
    for (const each of items as Iterable<unknown>) all[all.length] = map(each, all.length)
  } else {
    const { length } = items as ArrayLike<unknown>
    for (let index = 0; index < length; index++) all[index] = map((items as ArrayLike<unknown>)[index], index)
  }
  return all
}

function entriesOf(items: unknown[] | { entries(): Iterable<unknown> }): Iterable<unknown> {
  return Array.isArray(items) ? items.map((each, index) => [index, each])[Symbol.iterator]() : items.entries()
}

export const substitutes = { $bound: bound, $arrayFrom: arrayFrom, $entriesOf: entriesOf }
