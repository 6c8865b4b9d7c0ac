import { expect, test } from 'vitest'
import { expectedInConsole } from '#shared/testing/setup.ts'
import { $config, configure, configureFrom, configureOrigin } from './config.ts'
import { readSettings, settingKeys } from './settings.ts'

test('starts from the origin of the page', () => {
  expect($config.get()).toMatchObject({
    apiHost: location.origin,
    storefront: location.origin,
    dashboardHost: location.origin,
    storageKey: 'trade-widgets:user',
    theme: 'auto',
    brand: 'Trade Enabler',
    recommendedBrowser: 'Google Chrome',
    idempotency: false,
  })
})

test('starts from the origin of the loader when it is told', () => {
  configureOrigin('https://cdn.test')
  expect($config.get()).toMatchObject({ apiHost: 'https://cdn.test', storefront: 'https://cdn.test' })
})

test('the dashboard is on the API host unless it is set', () => {
  configure({ apiHost: 'https://api.test' })
  expect($config.get().dashboardHost).toBe('https://api.test')
  configure({ dashboardHost: 'https://office.test' })
  expect($config.get().dashboardHost).toBe('https://office.test')
})

test('code wins over an element, an element over the script tag, whatever came last', () => {
  configure({ brand: 'Code' })
  configureFrom('element', { brand: 'Element', locale: 'ms' })
  configureFrom('script', { brand: 'Script', locale: 'en', socialUrl: 'https://social.test' })
  expect($config.get()).toMatchObject({ brand: 'Code', locale: 'ms', socialUrl: 'https://social.test' })
})

test('a change is followed live, and undefined gives a key back to the layer below', () => {
  const seen: string[] = []
  const stop = $config.subscribe(({ brand }) => seen.push(brand))
  configure({ brand: 'Kemaman' })
  configure({ brand: undefined })
  stop()
  expect(seen).toEqual(['Trade Enabler', 'Kemaman', 'Trade Enabler'])
})

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
      'recommended-browser',
      'idempotency',
      'sign-out-path',
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
])('a malformed %s="%s" is named and left out', (name, value) => {
  expect(readSettings([[name, value]])).toEqual({})
  expect(expectedInConsole(name)).toHaveLength(1)
})
