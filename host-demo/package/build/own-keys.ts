import { type Plugin, parseSync, type Rolldown, Visitor } from 'vite'
import { type Edit, edited } from './edits.ts'

/** Lets the bundle work on pages that add enumerable properties to `Object.prototype` and other prototypes. */
export function ownKeys(): Plugin {
  return {
    name: 'own-keys',
    renderChunk(code) {
      const changed = withOwnKeys(code)
      return changed === code ? null : { code: changed, map: null }
    },
    // Later plugins may add code too.
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') refuseLoops(chunk)
      },
    },
  }
}

/** A loop with `in` also visits the properties that a page has added to prototypes, so it becomes one over own keys. */
export function withOwnKeys(code: string): string {
  const edits: Edit[] = []
  new Visitor({
    ForInStatement({ left, right, body }) {
      const opening = /^\s*in\b/.exec(code.slice(left.end, right.start))?.[0]
      if (!opening || !/^\s*\)\s*$/.test(code.slice(right.end, body.start)))
        throw new Error(`own-keys cannot change this loop: ${code.slice(left.start, body.start)}`)
      edits.push({ start: left.end, end: left.end + opening.length, text: ' of $ownKeys((' })
      edits.push({ start: right.end, end: right.end, text: '))' })
    },
  }).visit(parseSync('chunk.js', code).program)
  return edits.length === 0 ? code : `const $ownKeys = ${keysOf};\n${edited(code, edits)}`
}

const keysOf = (from: object | null | undefined): string[] => (from ? Object.keys(from) : [])

function refuseLoops({ fileName, code }: Rolldown.OutputChunk): void {
  if (!/\bfor\s*\([^;]*?\bin\b/.test(code)) return
  new Visitor({
    ForInStatement({ start, body }) {
      throw new Error(`${fileName} has a loop over inherited properties: ${code.slice(start, body.start)}`)
    },
  }).visit(parseSync(fileName, code).program)
}
