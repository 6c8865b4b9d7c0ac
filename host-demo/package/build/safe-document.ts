import { fileURLToPath } from 'node:url'
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'
import { documentNames } from './document-names.ts'
import { type Edit, edited } from './edits.ts'

const pageOf = fileURLToPath(new URL('page-of.ts', import.meta.url))

/** Lets the bundle work on pages whose elements have names that hide properties of the document. */
export function safeDocument(): Plugin {
  return {
    name: 'safe-document',
    apply: 'build',
    transform: {
      order: 'post',
      handler(code, id) {
        const isCode = /\.[jt]sx?$|\.mjs$/.test(id) && id !== pageOf
        const changed = isCode ? withSafeDocument(code) : code
        return changed === code
          ? null
          : { code: `import { pageOf as $pageOf } from ${JSON.stringify(pageOf)};${changed}`, map: null }
      },
    },
  }
}

/** Sends reads of a document's properties through `$pageOf`. Any variable may hold one; nothing hides `location`. */
export function withSafeDocument(code: string): string {
  const edits: Edit[] = []
  const stays = new Set<object>()
  const read = ({ start, end }: ESTree.Expression, after = ''): void => {
    edits.push({ start, end: start, text: '$pageOf(' }, { start: end, end, text: `)${after}` })
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
      const { object, property, computed, optional } = node
      const name = !computed && property.type === 'Identifier' ? property.name : ''
      if (stays.has(node) || name === 'location') return
      if (object.type === 'Super' || object.type === 'ThisExpression') return
      if (!documentNames.has(name) && !isNamedDocument(object)) return
      // The chain ends at the call, so that the rest has to mark again that the object may be missing.
      const isChained = !optional && isOptional(object)
      read(object, isChained ? (computed ? '?.' : '?') : '')
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'ObjectPattern' && init && isNamedDocument(init)) read(init)
    },
  }).visit(parseSync('module.js', code).program)
  return edited(code, edits)
}

function isOptional(node: ESTree.Expression | ESTree.Super): boolean {
  if (node.type === 'MemberExpression') return node.optional || isOptional(node.object)
  return node.type === 'CallExpression' && (node.optional || isOptional(node.callee))
}

function isNamedDocument(object: ESTree.Expression): boolean {
  if (object.type === 'Identifier') return object.name === 'document'
  return (
    object.type === 'MemberExpression' &&
    object.property.type === 'Identifier' &&
    /^(ownerDocument|document)$/.test(object.property.name)
  )
}
