import { fileURLToPath } from 'node:url'
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

const pageOf = fileURLToPath(new URL('page-of.ts', import.meta.url))

/** Lets the bundle work on pages whose elements hide properties of the document by their names. */
export function safeDocument(): Plugin {
  return {
    name: 'safe-document',
    apply: 'build',
    transform: {
      order: 'post',
      handler(code, id) {
        const isCode = /\.[jt]sx?(\?first-file:\w+)?$|\.mjs$/.test(id) && id !== pageOf
        const changed = isCode ? withSafeDocument(code, { isMinified: id.endsWith('.min.js') }) : code
        return changed === code
          ? null
          : { code: `import { pageOf as $pageOf } from ${JSON.stringify(pageOf)};${changed}`, map: null }
      },
    },
  }
}

/** Read of a node that may be the document too: who walks up to it must not go round by an image named `parentNode`. */
const OF_ANY_NODE: ReadonlySet<string> = new Set(['defaultView', 'parentNode'])

/** What is read of the document by names that say nothing: minified packages, such as react-dom. */
const OF_MINIFIED: ReadonlySet<string> = new Set([
  ...OF_ANY_NODE,
  ...['activeElement', 'addEventListener', 'body', 'createElement', 'createElementNS', 'createRange'],
  ...['createTextNode', 'documentElement', 'getSelection', 'querySelectorAll'],
])

/** The same code that reads properties of the document by `$pageOf`. What it assigns to them stays. */
export function withSafeDocument(code: string, { isMinified = false } = {}): string {
  if (!/\bdocument\b|ownerDocument|parentNode/i.test(code)) return code
  const names = new Set(['document', 'ownerDocument', 'doc', 'target', 'targetContainer'])
  const ofAnything = isMinified ? OF_MINIFIED : OF_ANY_NODE
  const places = new Map<number, string>()
  const assigned = new Set<object>()
  const { program } = parseSync('module.js', code)
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init?.type === 'Identifier' && init.name === 'document')
        names.add(id.name)
    },
  }).visit(program)
  new Visitor({
    AssignmentExpression({ left }) {
      assigned.add(left)
    },
    MemberExpression(node) {
      const { object, property } = node
      const name = property.type === 'Identifier' ? property.name : ''
      if (assigned.has(node) || name === 'location') return
      if (!isDocument(object, names) && !ofAnything.has(name)) return
      places.set(object.start, `${places.get(object.start) ?? ''}$pageOf(`)
      places.set(object.end, `)${places.get(object.end) ?? ''}`)
    },
  }).visit(program)
  let at = 0
  let result = ''
  for (const [place, text] of [...places].sort(([one], [other]) => one - other)) {
    result += code.slice(at, place) + text
    at = place
  }
  return result + code.slice(at)
}

function isDocument(object: ESTree.Expression | ESTree.Super, names: ReadonlySet<string>): boolean {
  if (object.type === 'Identifier') return names.has(object.name)
  if (object.type === 'CallExpression')
    return object.callee.type === 'Identifier' && /OwnerDocument/.test(object.callee.name)
  return (
    object.type === 'MemberExpression' &&
    object.property.type === 'Identifier' &&
    /^(ownerDocument|document)$/.test(object.property.name)
  )
}
