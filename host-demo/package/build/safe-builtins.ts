import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'
import { substitutes } from './builtin-substitutes.ts'
import { type Edit, edited } from './edits.ts'

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

/** Redirects the calls of the three to the substitutes, which are put before the code. Throws at any other use. */
export function withSafeBuiltins(code: string): string {
  const edits: Edit[] = []
  const used = new Set<keyof typeof substitutes>()
  const seen = new Set<object>()
  new Visitor({
    CallExpression({ start, callee, optional, arguments: given }) {
      if (callee.type !== 'MemberExpression' || callee.computed) return
      const { object, property } = callee
      const substitute = substituteFor(object, property.name, given.length)
      if (!substitute) {
        // `slider.bind()` is a method of the object itself.
        if (given.length === 0) seen.add(callee)
        return
      }
      if (optional || callee.optional) throw refusal(code, callee)
      seen.add(callee)
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
    MemberExpression(node) {
      if (node.computed || seen.has(node)) return
      const { name } = node.property
      if (name === 'bind' || (name === 'from' && isArray(node.object))) throw refusal(code, node)
    },
  }).visit(parseSync('chunk.js', code).program)
  const helpers = [...used].map(name => `const ${name} = ${substitutes[name]};\n`)
  return helpers.join('') + edited(code, edits)
}

function substituteFor(object: ESTree.Expression, method: string, given: number) {
  if (method === 'bind' && given > 0) return '$bound'
  if (method === 'entries' && given === 0) return '$entriesOf'
  return method === 'from' && isArray(object) && given > 0 && given < 3 ? '$arrayFrom' : undefined
}

const isArray = (object: ESTree.Expression): boolean =>
  object.type === 'Identifier' && object.name === 'Array'

function refusal(code: string, { start, end }: ESTree.Expression): Error {
  const around = code.slice(Math.max(0, start - 40), end + 40)
  return new Error(
    `safe-builtins has no substitute for ${code.slice(start, end)} as it is used here: ${around}`,
  )
}
