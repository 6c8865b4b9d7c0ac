import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

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

const substitutes = { $bound: bound, $arrayFrom: arrayFrom, $entriesOf: entriesOf }

/** Lets the bundle work on pages that have replaced `bind`, `Array.from` or `entries`. */
export function safeBuiltins(): Plugin {
  return {
    name: 'safe-builtins',
    renderChunk(code) {
      const changed = withSafeBuiltins(code)
      return changed === code ? null : { code: changed, map: null }
    },
  }
}

/** The same code with its calls of the three going to the substitutes, which stand before it. */
export function withSafeBuiltins(code: string): string {
  const edits: { start: number; end: number; text: string }[] = []
  const used = new Set<keyof typeof substitutes>()
  const visitor = new Visitor({
    CallExpression({ start, callee, arguments: given }) {
      if (callee.type !== 'MemberExpression' || callee.computed || callee.optional) return
      const { object, property } = callee
      const substitute = substituteFor(object, property.name, given.length)
      if (!substitute) return
      used.add(substitute)
      if (substitute === '$arrayFrom') {
        edits.push({ start: callee.start, end: callee.end, text: substitute })
        return
      }
      const dot = code.lastIndexOf('.', property.start)
      edits.push({ start, end: start, text: `${substitute}(` })
      edits.push({
        start: dot,
        end: code.indexOf('(', property.end) + 1,
        text: given.length > 0 ? ', ' : '',
      })
    },
  })
  visitor.visit(parseSync('chunk.js', code).program)
  const helpers = [...used].map(name => `const ${name} = ${substitutes[name]};\n`)
  let at = 0
  let result = helpers.join('')
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    result += code.slice(at, start) + text
    at = end
  }
  return result + code.slice(at)
}

function substituteFor(object: ESTree.Expression, method: string, given: number) {
  if (method === 'bind' && given > 0) return '$bound'
  if (method === 'entries' && given === 0) return '$entriesOf'
  const isArray = object.type === 'Identifier' && object.name === 'Array'
  return method === 'from' && isArray && given < 3 ? '$arrayFrom' : undefined
}
