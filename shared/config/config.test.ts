import { expect, test } from 'vitest'
import { $config, configure, configureFrom, configureOrigin } from './config.ts'

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
