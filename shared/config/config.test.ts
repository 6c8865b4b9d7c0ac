import { expect, test } from 'vitest'
import { $config, configure, configureFrom, configureOrigin } from './config.ts'

test('defaults to the origin of the page', () => {
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

test('defaults to the origin of the loader once that is known', () => {
  configureOrigin('https://cdn.test')
  expect($config.get()).toMatchObject({ apiHost: 'https://cdn.test', storefront: 'https://cdn.test' })
})

test('the dashboard is on the API host unless it is set', () => {
  configure({ apiHost: 'https://api.test' })
  expect($config.get().dashboardHost).toBe('https://api.test')
  configure({ dashboardHost: 'https://office.test' })
  expect($config.get().dashboardHost).toBe('https://office.test')
})

test('code wins over an element, and an element over the script tag, in any order', () => {
  configure({ brand: 'Code' })
  configureFrom('element', { brand: 'Element', locale: 'ms' })
  configureFrom('script', { brand: 'Script', locale: 'en', socialUrl: 'https://social.test' })
  expect($config.get()).toMatchObject({ brand: 'Code', locale: 'ms', socialUrl: 'https://social.test' })
})

test('subscribers see each change, and undefined restores the value of the layer below', () => {
  const seen: string[] = []
  const stop = $config.subscribe(({ brand }) => seen.push(brand))
  configure({ brand: 'Kemaman' })
  configure({ brand: undefined })
  stop()
  expect(seen).toEqual(['Trade Enabler', 'Kemaman', 'Trade Enabler'])
})
