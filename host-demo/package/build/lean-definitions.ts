import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'
import { isEmbeddable } from '#host-demo/site/embed/widgets.ts'
import { type Edit, edited } from './edits.ts'

/** Removes from definitions the texts for editors and documentation, which are made from the sources. */
export function leanDefinitions(): Plugin {
  return {
    name: 'lean-definitions',
    transform: {
      order: 'post',
      filter: { id: /\.element\.ts$|\/define-dialog\.tsx$|\/element\/attributes\.ts$/ },
      handler: code => ({ code: withoutWords(code), map: null }),
    },
  }
}

/** Removes the slots and parts of definitions, and other descriptions unless the snippet builder shows them. */
export function withoutWords(code: string): string {
  const places: Edit[] = []
  const descriptions: Edit[] = []
  let isShown = false
  new Visitor({
    CallExpression({ callee, arguments: [first, options] }) {
      if (callee.type !== 'Identifier' || !first) return
      if (callee.name.endsWith('Attribute') && first.type === 'Literal') descriptions.push(emptied(first))
      if (callee.name !== 'defineWidget' || options?.type !== 'ObjectExpression') return
      isShown ||= first.type === 'Literal' && isEmbeddable(String(first.value))
      for (const property of options.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
        const { start, end, key, value } = property
        const isPlace = key.name === 'slots' || key.name === 'parts'
        if (isPlace) places.push({ start, end: code[end] === ',' ? end + 1 : end, text: '' })
        else if (key.name === 'summary' && value.type === 'Literal') descriptions.push(emptied(value))
      }
    },
  }).visit(parseSync('definition.ts', code).program)
  return edited(code, isShown ? places : [...places, ...descriptions])
}

const emptied = ({ start, end }: ESTree.Span): Edit => ({ start, end, text: "''" })
