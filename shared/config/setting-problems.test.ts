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
  ['isolated', 'isolate'],
])('%s on a script tag is named once, with %s', (name, meant) => {
  nameProblems('script', unknown(name))
  nameProblems('script', unknown(name))
  expect(expectedInConsole(`"${name}". Did you mean ${meant}?`)).toHaveLength(1)
})

test.each([
  ...['cfasync', 'cookieconsent', 'nscript', 'turbo-track', 'category', 'no-optimize', 'domain', 'type'],
  ...['turbo-eval', 'rocket-src', 'minify', 'pin-nopin', 'wp-strategy', 'name', 'usercentrics', 'module'],
])('%s on a script tag is left to the tool that knows it', name => {
  nameProblems('script', unknown(name))
})

test('on our own element every name has to be a setting', () => {
  nameProblems('element', unknown('category'))
  expect(expectedInConsole('there is no setting "category". The settings are api-host, ')).toHaveLength(1)
})

test('what only a script tag can say is known there, and named elsewhere', () => {
  nameProblems('script', unknown('isolate'))
  nameProblems('element', unknown('isolate'))
  expect(expectedInConsole('the setting "isolate" can be set only on the script tag')).toHaveLength(1)
})

test('a malformed value is named with its setting', () => {
  nameProblems('script', [{ name: 'theme', value: 'purple', isKnown: true }])
  expect(expectedInConsole('the setting theme="purple" is not valid and was ignored')).toHaveLength(1)
})
