import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'
import { type Edit, edited } from './edits.ts'

/** Removes from definitions the texts for editors and documentation, which are made from the sources. */
export function leanDefinitions(): Plugin {
  return {
    name: 'lean-definitions',
    transform: {
      order: 'post',
      filter: { id: /\.(element|definition)\.ts$|\/define-dialog\.tsx$|\/element\/attributes\.ts$/ },
      handler: code => ({ code: withoutWords(code), map: null }),
    },
  }
}

/** The facts that the build, tests and documentation read from the source. */
const unread = new Set(['slots', 'parts', 'example', 'sees', 'framed', 'rendered', 'embed'])

/** Removes unread facts from definitions, and other descriptions unless the snippet builder shows them. */
export function withoutWords(code: string): string {
  const facts: Edit[] = []
  const descriptions: Edit[] = []
  let isShown = false
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const isAttribute = callee.type === 'Identifier' && callee.name.endsWith('Attribute')
      if (isAttribute && first?.type === 'Literal') descriptions.push(emptied(first))
    },
    ObjectExpression({ properties }) {
      const named = properties.flatMap(each =>
        each.type === 'Property' && each.key.type === 'Identifier' ? [{ ...each, name: each.key.name }] : [],
      )
      if (!named.some(({ name }) => name === 'component' || name === 'tag')) return
      for (const { start, end, name, value } of named) {
        isShown ||= name === 'embed'
        if (unread.has(name)) facts.push({ start, end: code[end] === ',' ? end + 1 : end, text: '' })
        else if (name === 'summary' && value.type === 'Literal') descriptions.push(emptied(value))
      }
    },
  }).visit(parseSync('definition.ts', code).program)
  return edited(code, isShown ? facts : [...facts, ...descriptions])
}

const emptied = ({ start, end }: ESTree.Span): Edit => ({ start, end, text: "''" })
