import { expect, test, vi } from 'vitest'
import { readSettings, settingKeys } from './settings.ts'

test('hosts lose a trailing slash and keep a path prefix', () => {
  expect(readSettings([['api-host', 'https://api.test/v1/']])).toEqual({ apiHost: 'https://api.test/v1' })
  expect(readSettings([['storefront', 'https://market.test/']])).toEqual({
    storefront: 'https://market.test',
  })
})

test('ignores the curly quotes that an editor has put around a value', () => {
  expect(readSettings([['brand', '“Kemaman Valves”']])).toEqual({ brand: 'Kemaman Valves' })
})

test('reads every key of the contract', () => {
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
      'request-states',
      'source',
      'track',
    ].sort(),
  )
})

test.each([
  ['api-host', 'not a host'],
  ['api-host', 'javascript:alert(1)'],
  ['theme', 'purple'],
  ['track', 'everything'],
  ['sign-out-path', '.elsewhere.test/signout'],
  ['api-hots', 'https://api.test'],
])('an unknown or malformed %s="%s" is ignored and reported', (name, value) => {
  const tell = vi.fn()
  expect(readSettings([[name, value]], tell)).toEqual({})
  expect(tell).toHaveBeenCalledExactlyOnceWith({ name, value, isKnown: name !== 'api-hots' })
})
