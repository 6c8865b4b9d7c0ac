import { expect, test } from 'vitest'
import { expectedInConsole } from '#shared/testing/setup.ts'
import { readSettings, settingKeys } from './settings.ts'

test('hosts lose their trailing slash and keep a path prefix', () => {
  expect(readSettings([['api-host', 'https://api.test/v1/']])).toEqual({ apiHost: 'https://api.test/v1' })
  expect(readSettings([['storefront', 'https://market.test/']])).toEqual({
    storefront: 'https://market.test',
  })
})

test('every key of the contract can be read', () => {
  expect([...settingKeys.keys()].sort()).toEqual(
    [
      'api-host',
      'storefront',
      'dashboard-host',
      'storage-key',
      'locale',
      'theme',
      'brand',
      'logo',
      'social-url',
      'copyright',
      'procurement',
      'recommended-browser',
      'idempotency',
      'sign-out-path',
      'hand-over-path',
      'search-extensions',
    ].sort(),
  )
})

test('an unknown key is named in the console, once', () => {
  readSettings([['api-hots', 'https://api.test']])
  readSettings([['api-hots', 'https://api.test']])
  expect(expectedInConsole('api-hots')).toHaveLength(1)
})

test.each([
  ['api-host', 'not a host'],
  ['api-host', 'javascript:alert(1)'],
  ['theme', 'purple'],
  ['sign-out-path', '.elsewhere.test/signout'],
])('a malformed %s="%s" is named and left out', (name, value) => {
  expect(readSettings([[name, value]])).toEqual({})
  expect(expectedInConsole(name)).toHaveLength(1)
})
