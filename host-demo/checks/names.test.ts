import { existsSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'
import { describe, expect, test } from 'vitest'
import { sourceFiles } from '#shared/testing/source-files.ts'

const GUARD = /^\| (\w+) \| (exported|all, alone) \| (`.+`) \|$/gm

/** The guarded words of `words.md`, and where each may be used. */
const guards = [...readFileSync('.storybook/docs/words.md', 'utf8').matchAll(GUARD)].map(
  ([, word = '', kind, places = '']) => ({
    word,
    isExported: kind === 'exported',
    paths: [...places.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  }),
)

type Names = { all: string[]; exported: string[] }

/** Returns the names that code gives to variables, parameters, functions and types, and those that it exports. */
function namesIn(code: string): Names {
  const names: Names = { all: [], exported: [] }
  const add = (node: ESTree.Node | null | undefined, list = names.all): void => {
    if (node?.type === 'Identifier') list.push(node.name)
    if (node?.type === 'ObjectPattern')
      for (const each of node.properties) add(each.type === 'Property' ? each.value : each.argument, list)
    if (node?.type === 'ArrayPattern') for (const each of node.elements) add(each, list)
    if (node?.type === 'AssignmentPattern') add(node.left, list)
    if (node?.type === 'RestElement') add(node.argument, list)
  }
  const addFunction = ({ id, params }: { id: ESTree.Node | null; params: readonly ESTree.Node[] }): void => {
    add(id)
    for (const param of params) add(param)
  }
  const addNamed = ({ id }: { id: ESTree.Node | null }): void => add(id)
  new Visitor({
    VariableDeclarator: addNamed,
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression({ params }) {
      addFunction({ id: null, params })
    },
    ClassDeclaration: addNamed,
    TSTypeAliasDeclaration: addNamed,
    TSInterfaceDeclaration: addNamed,
    ExportNamedDeclaration({ declaration, specifiers }) {
      if (declaration?.type === 'VariableDeclaration')
        for (const { id } of declaration.declarations) add(id, names.exported)
      else if (declaration && 'id' in declaration) add(declaration.id, names.exported)
      for (const { exported } of specifiers) add(exported, names.exported)
    },
  }).visit(parseSync('source.tsx', code).program)
  return names
}

/** Splits `MAX_OFFERS` and `lowestOffers` into words without the plural's s. */
const partsOf = (name: string): string[] =>
  name.split(/_|(?<=[a-z\d$])(?=[A-Z])/).map(part => part.replace(/^\$|s$/gi, '').toLowerCase())

test('finds every kind of name', () => {
  const code = `type Place = 1; function place({ a: b = 1, ...c }, [d]) {}; const e = f => g; class H {}
    export const { i, j: [k] } = l, m = 1; export function n(o) {}; export interface P {}; export { e as q }`
  const { all, exported } = namesIn(code)
  expect(all.sort()).toEqual(['H', 'P', 'Place', 'b', 'c', 'd', 'e', 'f', 'i', 'k', 'm', 'n', 'o', 'place'])
  expect(exported.sort()).toEqual(['P', 'i', 'k', 'm', 'n', 'q'])
})

describe('words.md', () => {
  const files = sourceFiles('shared', 'widgets', 'host-demo/api', 'host-demo/site', 'host-demo/package').map(
    file => ({ file, names: namesIn(readFileSync(file, 'utf8')) }),
  )

  test('guards words, in folders that there are', () => {
    expect(guards.map(({ word }) => word)).toContain('place')
    expect(guards.flatMap(({ paths }) => paths).filter(path => !existsSync(path))).toEqual([])
  })

  test.each(guards)('$word has one meaning in names', ({ word, isExported, paths }) => {
    const holdsWord = (name: string): boolean => {
      const parts = partsOf(name)
      return parts.includes(word) && (isExported || parts.length === 1)
    }
    const others = files
      .filter(({ file }) => !paths.some(path => file.startsWith(path)))
      .flatMap(({ file, names }) =>
        (isExported ? names.exported : names.all).filter(holdsWord).map(name => `${file}: ${name}`),
      )
    expect(others).toEqual([])
  })
})
