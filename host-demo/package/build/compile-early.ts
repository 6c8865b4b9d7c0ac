import { type Plugin, parseSync, Visitor } from 'vite'
import { type Edit, edited } from './edits.ts'

/** The length of a function, in characters, that takes long to compile. */
const LONG = 10_000

/**
 * Has engines compile the modules of react-dom off the main thread, while they load. They put off the compilation of a
 * function until it is called, and then read all of it a second time, unless it is in parentheses.
 */
export function compileEarly(): Plugin {
  return {
    name: 'compile-early',
    // After the minifier, which drops parentheses, and before the file is named by its content.
    renderChunk: {
      order: 'post',
      handler(code) {
        const changed = withParentheses(code)
        return changed === code ? null : { code: changed, map: null }
      },
    },
  }
}

/** Puts long functions that are passed on into parentheses. */
export function withParentheses(code: string): string {
  const edits: Edit[] = []
  new Visitor({
    CallExpression({ arguments: given }) {
      for (const { type, start, end } of given)
        if (type === 'ArrowFunctionExpression' && end - start > LONG)
          edits.push({ start, end: start, text: '(' }, { start: end, end, text: ')' })
    },
  }).visit(parseSync('chunk.js', code).program)
  return edited(code, edits)
}
