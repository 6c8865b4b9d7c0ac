import { readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { elementTags } from '#elements/tags.ts'
import { sourceFiles } from '#shared/testing/source-files.ts'

/** The most tags that a list may have: it takes the facts that it needs from `#elements/…`. */
const MOST = 4

const known: ReadonlySet<string> = new Set(elementTags)

/** Returns the tags that an array, an object or a regular expression names, each once. */
function tagsIn(code: string): string[][] {
  const found: string[][] = []
  const keep = (texts: readonly string[]): void => {
    found.push([...new Set(texts.filter(text => known.has(text)))])
  }
  const textOf = (node: ESTree.Node | null): string => {
    if (node?.type === 'ArrayExpression') return textOf(node.elements[0] ?? null)
    return node?.type === 'Literal' ? String(node.value) : ''
  }
  new Visitor({
    ArrayExpression({ elements }) {
      keep(elements.map(textOf))
    },
    ObjectExpression({ properties }) {
      keep(properties.map(each => (each.type === 'Property' ? textOf(each.key) : '')))
    },
    Literal({ value }) {
      const [, names = ''] = /trade-\(([^)]*)\)/.exec(String(value)) ?? []
      keep(names.split('|').map(name => `trade-${name}`))
    },
  }).visit(parseSync('source.tsx', code).program)
  return found
}

test('finds tags in each kind of list', () => {
  const listed = [
    "['trade-rfq', 'trade-page']",
    "[['trade-rfq', 1], ['trade-page', 2]]",
    "({ 'trade-rfq': 1, 'trade-page': 2 })",
  ]
  for (const code of [...listed, '/^trade-(rfq|page)$/'])
    expect(
      tagsIn(code).find(tags => tags.length === 2),
      code,
    ).toEqual(['trade-rfq', 'trade-page'])
})

test('only the definitions list the elements', () => {
  const lists = sourceFiles('shared', 'widgets', 'host-demo', '.storybook').map(file => [
    file,
    tagsIn(readFileSync(file, 'utf8')).find(tags => tags.length > MOST),
  ])
  expect(Object.fromEntries(lists.filter(([, tags]) => tags))).toEqual({})
})
