import { fileURLToPath } from 'node:url'
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'
import { documentNames } from './document-names.ts'

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
        const changed = isCode ? withSafeDocument(code) : code
        return changed === code
          ? null
          : { code: `import { pageOf as $pageOf } from ${JSON.stringify(pageOf)};${changed}`, map: null }
      },
    },
  }
}

/**
 * The same code that reads by `$pageOf` whatever a document has, of anything: no name of a variable tells where a document
 * comes to. What it assigns stays, and `location`, which nothing can hide.
 */
export function withSafeDocument(code: string): string {
  const places = new Map<number, string>()
  const stays = new Set<object>()
  const read = ({ start, end }: ESTree.Expression): void => {
    places.set(start, `${places.get(start) ?? ''}$pageOf(`)
    places.set(end, `)${places.get(end) ?? ''}`)
  }
  new Visitor({
    AssignmentExpression({ left }) {
      stays.add(left)
    },
    UpdateExpression({ argument }) {
      stays.add(argument)
    },
    UnaryExpression({ operator, argument }) {
      if (operator === 'delete') stays.add(argument)
    },
    MemberExpression(node) {
      const { object, property, computed } = node
      const name = !computed && property.type === 'Identifier' ? property.name : ''
      if (stays.has(node) || name === 'location') return
      if (object.type === 'Super' || object.type === 'ThisExpression') return
      if (documentNames.has(name) || isNamedDocument(object)) read(object)
    },
    // `const { body } = document`
    VariableDeclarator({ id, init }) {
      if (id.type === 'ObjectPattern' && init && isNamedDocument(init)) read(init)
    },
  }).visit(parseSync('module.js', code).program)
  let at = 0
  let result = ''
  for (const [place, text] of [...places].sort(([one], [other]) => one - other)) {
    result += code.slice(at, place) + text
    at = place
  }
  return result + code.slice(at)
}

/** `document`, or the `document` or `ownerDocument` of something: the standard's names. */
function isNamedDocument(object: ESTree.Expression): boolean {
  if (object.type === 'Identifier') return object.name === 'document'
  return (
    object.type === 'MemberExpression' &&
    object.property.type === 'Identifier' &&
    /^(ownerDocument|document)$/.test(object.property.name)
  )
}
