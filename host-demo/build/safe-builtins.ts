import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'
import { substitutes } from './builtin-substitutes.ts'

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
