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

/** Answers searches as a page does that shows their results later. */
async function mountLate(html: string) {
  const screen = await mount(html)
  watchSubmits(screen)
  const search = async (words: string) => {
    const whole = { initialSelectionStart: 0, initialSelectionEnd: box(screen).value.length }
    await screen.user.type(box(screen), `${words}{Enter}`, whole)
  }
  const arrive = async (keyword: string) => {
    screen.element.setAttribute('keyword', keyword)
    // Elements render again in a later task.
    await screen.user.keyboard('{Shift}')
  }
  return { screen, search, arrive }
}

test('words typed after a search stay when its keyword arrives, and the next keyword replaces them', async () => {
  const { screen, search, arrive } = await mountLate('<trade-menu keyword="pump"></trade-menu>')
  await search('ball ')
  await screen.user.type(box(screen), 'valve')
  await arrive('ball')
  await screen.user.type(box(screen), 's')
  expect(box(screen).value).toBe('ball valves')
  screen.element.setAttribute('keyword', 'ball')
  await expect.poll(() => box(screen).value).toBe('ball')
})

test('of two searches, the keyword of the first replaces nothing', async () => {
  const { screen, search, arrive } = await mountLate('<trade-menu></trade-menu>')
  await search('pump')
  await search('pipe')
  await arrive('pump')
  expect(box(screen).value).toBe('pipe')
  await screen.user.type(box(screen), 's')
  await arrive('pipe')
  expect(box(screen).value).toBe('pipes')
  screen.element.setAttribute('keyword', 'pump')
  await expect.poll(() => box(screen).value).toBe('pump')
})

test('words typed before another link asked for a keyword are replaced', async () => {
  const { screen } = await mountLate('<trade-menu></trade-menu>')
  await screen.user.type(box(screen), 'pump')
  const detail = { route: 'search', params: {}, query: { keyword: 'pipe' }, href: '' }
  document.dispatchEvent(new CustomEvent('trade-navigate', { detail }))
  screen.element.setAttribute('keyword', 'pipe')
  await expect.poll(() => box(screen).value).toBe('pipe')
})
