import type { Plugin } from 'vite'

/*
 * Some libraries of partners put functions of another meaning in the place of the browser's own: MooTools a `bind` that
 * drops what a call gives, so that no event reaches React; MooTools and Prototype.js an `Array.from` that knows neither
 * iterators nor a mapping; Prototype.js takes the `entries` of arrays away. The page's globals are not ours to mend,
 * and its own realm is the only one there is. So the bundle, with all libraries in it, asks for none of the three.
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
type Substitute = keyof typeof substitutes

type Node = { type: string; start: number; end: number }
type Edit = { start: number; end: number; text: string }

/** Lets the bundle work on pages that have replaced `bind`, `Array.from` or `entries`. */
export function standOnNatives(): Plugin {
  return {
    name: 'stand-on-natives',
    renderChunk(code) {
      const changed = withSubstitutes(code, text => this.parse(text))
      return changed === code ? null : { code: changed, map: null }
    },
  }
}

/** @param parse gives the syntax tree, as ESTree has it */
export function withSubstitutes(code: string, parse: (code: string) => unknown): string {
  const edits: Edit[] = []
  const used = new Set<Substitute>()
  visit(parse(code), call => {
    const substitute = substituteFor(call)
    const { property } = call.callee
    if (!substitute || !property) return
    used.add(substitute)
    if (substitute === '$arrayFrom') {
      edits.push({ ...span(call.callee), text: substitute })
      return
    }
    const dot = code.lastIndexOf('.', property.start)
    const end = code.indexOf('(', property.end) + 1
    edits.push({ start: call.start, end: call.start, text: `${substitute}(` })
    edits.push({ start: dot, end, text: call.arguments.length > 0 ? ', ' : '' })
  })
  const helpers = [...used].map(name => `const ${name} = ${substitutes[name]};\n`)
  return helpers.join('') + applied(code, edits)
}

type Call = Node & {
  callee: Node & { object?: Node; property?: Node; computed?: boolean; optional?: boolean }
  arguments: Node[]
}

function substituteFor({ callee, arguments: given }: Call): Substitute | undefined {
  if (callee.type !== 'MemberExpression' || callee.computed || callee.optional) return undefined
  const name = nameOf(callee.property)
  if (name === 'bind' && given.length > 0) return '$bound'
  if (name === 'entries' && given.length === 0) return '$entriesOf'
  if (name === 'from' && nameOf(callee.object) === 'Array' && given.length < 3) return '$arrayFrom'
  return undefined
}

const nameOf = (node: (Node & { name?: string }) | undefined): string | undefined =>
  node?.type === 'Identifier' ? node.name : undefined

const span = ({ start, end }: Node): { start: number; end: number } => ({ start, end })

function visit(node: unknown, meet: (call: Call) => void): void {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && node.type === 'CallExpression') meet(node as Call)
  for (const part of Object.values(node)) visit(part, meet)
}

function applied(code: string, edits: readonly Edit[]): string {
  const inOrder = edits.toSorted((one, other) => one.start - other.start)
  let at = 0
  let result = ''
  for (const { start, end, text } of inOrder) {
    result += code.slice(at, start) + text
    at = end
  }
  return result + code.slice(at)
}
