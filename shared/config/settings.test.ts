import { expect, test, vi } from 'vitest'
import { readSettings, settingKeys } from './settings.ts'

test('hosts lose their trailing slash and keep a path prefix', () => {
  expect(readSettings([['api-host', 'https://api.test/v1/']])).toEqual({ apiHost: 'https://api.test/v1' })
  expect(readSettings([['storefront', 'https://market.test/']])).toEqual({
    storefront: 'https://market.test',
  })
})

test('the quotes that an editor has curled do no harm', () => {
  expect(readSettings([['brand', '“Kemaman Valves”']])).toEqual({ brand: 'Kemaman Valves' })
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
])('an unknown or malformed %s="%s" is left out and told', (name, value) => {
  const tell = vi.fn()
  expect(readSettings([[name, value]], tell)).toEqual({})
  expect(tell).toHaveBeenCalledExactlyOnceWith({ name, value, isKnown: name !== 'api-hots' })
})
