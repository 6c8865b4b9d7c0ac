import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync } from 'vite'

export type Member = { name: string; description: string; type: string }

/** Returns the members of a top-level type or object of a source file, with the comment before each. */
export function membersOf(file: string, name: string): Member[] {
  const path = join(import.meta.dirname, '../../..', file)
  const source = readFileSync(path, 'utf8')
  const { program, comments } = parseSync(path, source)
  const declared = new Map(program.body.flatMap(declarations))

  // On one line, with the types that it names from this file spelt out.
  const spelt = ({ start, end }: ESTree.Span): string =>
    source
      .slice(start, end)
      .replace(/\/\*\*.*?\*\//gs, '')
      .replace(/(?<=[^{;|\s])\n\s*(?=[^\s}|])/g, '; ')
      .replace(/\s+/g, ' ')
      .replace(/\b[A-Z]\w+\b/g, word => {
        const node = declared.get(word)
        return node ? spelt(node) : word
      })

  const comment = ({ start }: ESTree.Span): string => {
    const before = comments.findLast(each => each.end <= start)
    const isItsOwn = before && source.slice(before.end, start).trim() === ''
    return isItsOwn ? before.value.replace(/^\*|\n\s*\*/g, ' ').trim() : ''
  }

  const node = declared.get(name)
  const members =
    node?.type === 'TSTypeLiteral' ? node.members : node?.type === 'ObjectExpression' ? node.properties : []
  return members.flatMap(member => {
    if (member.type !== 'TSPropertySignature' && member.type !== 'Property') return []
    const { key } = member
    const named = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
    const type = member.type === 'Property' ? member.value : member.typeAnnotation?.typeAnnotation
    return { name: named, description: comment(member), type: type ? spelt(type) : '' }
  })
}

function declarations(statement: ESTree.Statement): [string, ESTree.Node][] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type === 'TSTypeAliasDeclaration')
    return [[declaration.id.name, declaration.typeAnnotation]]
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id, init }): [string, ESTree.Node][] =>
    id.type === 'Identifier' && init ? [[id.name, init]] : [],
  )
}
