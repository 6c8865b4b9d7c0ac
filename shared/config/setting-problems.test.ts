import { expect, test } from 'vitest'
import { expectedInConsole } from '#shared/testing/setup.ts'
import { nameProblems } from './setting-problems.ts'

const unknown = (name: string) => [{ name, value: 'given', isKnown: false }]

test.each([
  ['api-hots', 'api-host'],
  ['apihost', 'api-host'],
  ['storfront', 'storefront'],
  ['lcoale', 'locale'],
  ['them', 'theme'],
])('warns once about %s on a script tag and suggests %s', (name, meant) => {
  nameProblems('script', unknown(name))
  nameProblems('script', unknown(name))
  expect(expectedInConsole(`"${name}". Did you mean ${meant}?`)).toHaveLength(1)
})

test.each([
  ...['cfasync', 'cookieconsent', 'nscript', 'turbo-track', 'category', 'no-optimize', 'domain', 'type'],
  ...['turbo-eval', 'rocket-src', 'minify', 'pin-nopin', 'wp-strategy', 'name', 'usercentrics', 'module'],
])('ignores %s on a script tag, which belongs to another tool', name => {
  nameProblems('script', unknown(name))
})

test('reports every unknown name on our own element', () => {
  nameProblems('element', unknown('category'))
  expect(expectedInConsole('there is no setting "category". The settings are api-host, ')).toHaveLength(1)
})

test('reports a malformed value with its setting', () => {
  nameProblems('script', [{ name: 'theme', value: 'purple', isKnown: true }])
  expect(expectedInConsole('the setting theme="purple" is not valid and was ignored')).toHaveLength(1)
})
