import { readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { sourceFiles } from '#shared/testing/source-files.ts'

/** Words that had many meanings, and the folder of the one that is left (`words.md`). */
const words = [{ word: /^places?$/i, folder: 'shared/places/' }]

/** Returns the names that code gives to variables, parameters, functions and types. */
function namesIn(code: string): string[] {
  const names: string[] = []
  const add = (node: ESTree.Node | null | undefined): void => {
    if (node?.type === 'Identifier') names.push(node.name)
    if (node?.type === 'ObjectPattern')
      for (const each of node.properties) add(each.type === 'Property' ? each.value : each.argument)
    if (node?.type === 'ArrayPattern') for (const each of node.elements) add(each)
    if (node?.type === 'AssignmentPattern') add(node.left)
    if (node?.type === 'RestElement') add(node.argument)
  }
  const addFunction = ({ id, params }: { id: ESTree.Node | null; params: readonly ESTree.Node[] }): void => {
    add(id)
    for (const param of params) add(param)
  }
  new Visitor({
    VariableDeclarator({ id }) {
      add(id)
    },
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression({ params }) {
      addFunction({ id: null, params })
    },
    ClassDeclaration({ id }) {
      add(id)
    },
    TSTypeAliasDeclaration({ id }) {
      add(id)
    },
    TSInterfaceDeclaration({ id }) {
      add(id)
    },
  }).visit(parseSync('source.tsx', code).program)
  return names
}

test('finds every kind of name', () => {
  const code = `type Place = 1; function place({ a: b = 1, ...c }, [d]) {}; const e = f => g; class H {}`
  expect(namesIn(code).sort()).toEqual(['H', 'Place', 'b', 'c', 'd', 'e', 'f', 'place'])
})

test('a word has one meaning in names', () => {
  const others = sourceFiles(
    'shared',
    'widgets',
    'host-demo/api',
    'host-demo/site',
    'host-demo/package',
  ).flatMap(file =>
    namesIn(readFileSync(file, 'utf8')).flatMap(name =>
      words.some(({ word, folder }) => word.test(name) && !file.startsWith(folder))
        ? [`${file}: ${name}`]
        : [],
    ),
  )
  expect(others).toEqual([])
})
