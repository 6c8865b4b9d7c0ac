import { expect, test } from 'vitest'
import { mount, type Screen } from '#shared/testing/mount.ts'
import './menu.element.ts'

const box = (screen: Screen): HTMLInputElement =>
  screen.getByPlaceholderText<HTMLInputElement>('Search Product or Service or Company...')

/** Records for each submit whether the browser would submit the form. happy-dom itself does not. */
function watchSubmits(screen: Screen): boolean[] {
  const sent: boolean[] = []
  screen.element.shadowRoot?.addEventListener('submit', event => {
    sent.push(!event.defaultPrevented)
    event.preventDefault()
  })
  return sent
}

const navigation = (keyword: string, href: string) => ({
  type: 'trade-navigate',
  detail: { route: 'search', params: {}, query: { keyword }, href },
})

test('is a real form that leads to the search of the storefront', async () => {
  const screen = await mount('<trade-menu></trade-menu>', {
    config: { storefront: 'https://market.test/shop' },
  })
  const form = screen.getByRole('search')
  expect(form.getAttribute('action')).toBe('https://market.test/shop/search')
  expect(form.getAttribute('method')).toBe('get')
  expect(box(screen).name).toBe('keyword')
})

test('Enter asks the page for the results, and submits the form when the page does nothing', async () => {
  const screen = await mount('<trade-menu></trade-menu>')
  const sent = watchSubmits(screen)
  await screen.user.type(box(screen), 'ball valve{Enter}')
  expect(screen.events).toContainEqual(
    navigation('ball valve', 'https://market.test/search?keyword=ball+valve'),
  )
  expect(sent).toEqual([true])
})

test('the icon asks the page too, and a page that takes over stops the form', async () => {
  const screen = await mount('<trade-menu></trade-menu>')
  const sent = watchSubmits(screen)
  document.addEventListener('trade-navigate', event => event.preventDefault(), { once: true })
  await screen.user.type(box(screen), '1/2" 100%')
  await screen.user.click(screen.getByRole('button', { name: 'Search' }))
  expect(screen.events).toContainEqual(
    navigation('1/2" 100%', 'https://market.test/search?keyword=1%2F2%22+100%25'),
  )
  expect(sent).toEqual([false])
})

test('the keyword of the host fills the box, and a new one replaces the typed text', async () => {
  const screen = await mount('<trade-menu keyword="pump"></trade-menu>')
  expect(box(screen).value).toBe('pump')

  await screen.user.type(box(screen), 's and seals')
  expect(box(screen).value).toBe('pumps and seals')
  expect(screen.element.getAttribute('keyword')).toBe('pump')

  screen.element.setAttribute('keyword', 'pipe')
  await expect.poll(() => box(screen).value).toBe('pipe')
  screen.element.removeAttribute('keyword')
  await expect.poll(() => box(screen).value).toBe('')
})
