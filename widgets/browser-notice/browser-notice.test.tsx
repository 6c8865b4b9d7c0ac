import { cleanStores } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import './browser-notice.element.ts'
import { $closedFor } from './browser-notice.store.ts'

const TEXT = 'For the best view & experince, please use Google Chrome as your browser'
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

const use = (agent: string): void => void vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
const notice = (): Promise<Screen> => mount('<trade-browser-notice></trade-browser-notice>')
const isShown = (screen: Screen): boolean => screen.queryByRole('region', { name: 'Alert' }) !== null

beforeEach(() => use(FIREFOX))
// A new page reads the stored value again.
afterEach(() => cleanStores($closedFor))

test('shows users of other browsers the text of the specification', async () => {
  const screen = await notice()
  expect(screen.getByRole('heading', { name: 'Alert' })).toBeTruthy()
  expect(screen.getByText(TEXT)).toBeTruthy()
})

test('shows nothing to users of the recommended browser', async () => {
  use(CHROME)
  const screen = await mount('<trade-browser-notice><p>Please use Chrome</p></trade-browser-notice>')
  await vi.waitFor(() => expect(screen.events).toEqual([{ type: 'trade-ready', detail: {} }]))
  expect(isShown(screen)).toBe(false)
  configure({ recommendedBrowser: 'Mozilla Firefox' })
  await vi.waitFor(() => expect(isShown(screen)).toBe(true))
  configure({ recommendedBrowser: '' })
  await vi.waitFor(() => expect(isShown(screen)).toBe(false))
})

test('stays closed until another browser is recommended', async () => {
  const screen = await notice()
  await screen.user.click(await screen.findByRole('button', { name: 'Close' }))
  await vi.waitFor(() => expect(isShown(screen)).toBe(false))

  screen.element.remove()
  cleanStores($closedFor)
  const next = await notice()
  await vi.waitFor(() => expect(next.events).toHaveLength(1))
  expect(isShown(next)).toBe(false)
  configure({ recommendedBrowser: 'Microsoft Edge' })
  await vi.waitFor(() => expect(isShown(next)).toBe(true))
})

test('closes when it is closed in another tab', async () => {
  const screen = await notice()
  const change = { key: 'trade-widgets:browser-notice', newValue: 'Google Chrome' }
  localStorage.setItem(change.key, change.newValue)
  window.dispatchEvent(new StorageEvent('storage', change))
  await vi.waitFor(() => expect(isShown(screen)).toBe(false))
})

test('closes even without storage', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  const screen = await notice()
  await screen.user.click(await screen.findByRole('button', { name: 'Close' }))
  await vi.waitFor(() => expect(isShown(screen)).toBe(false))
})
