import { expect, test } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { forgetUser, keepUser } from '#shared/session/session.ts'
import { mount } from '#shared/testing/mount.ts'
import { member } from '#shared/testing/scene.ts'
import './header.element.ts'

const header = '<trade-header></trade-header>'

test.each([
  ['About Us', 'aboutUs', 'https://market.test/aboutUs'],
  ['Contact Us', 'contactUs', 'https://market.test/contactUs'],
  ['Help/FAQ', 'FAQ', 'https://market.test/FAQ'],
])('%s is a link that first asks the page', async (name, route, href) => {
  const screen = await mount(header)
  const link = screen.getByRole('link', { name })
  expect(link.getAttribute('href')).toBe(href)

  document.addEventListener('trade-navigate', event => event.preventDefault(), { once: true })
  await screen.user.click(link)
  expect(screen.events).toContainEqual({
    type: 'trade-navigate',
    detail: { route, params: {}, query: {}, href },
  })
})

test('does not greet a visitor', async () => {
  const screen = await mount(header)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('greets a member by name, and follows sign-in and sign-out at once', async () => {
  const screen = await mount(header, { user: member({ name: 'Aisyah Rahman' }) })
  expect(screen.getByText('Welcome Aisyah Rahman')).toBeTruthy()

  forgetUser()
  await expect.poll(() => screen.getByRole('status').textContent).toBe('')

  keepUser(member({ id: 8, name: 'Farid' }))
  expect(await screen.findByText('Welcome Farid')).toBeTruthy()
})

test('its links follow the configured storefront', async () => {
  const screen = await mount(header)
  configure({ storefront: 'https://elsewhere.test/shop' })
  await expect
    .poll(() => screen.getByRole('link', { name: 'About Us' }).getAttribute('href'))
    .toBe('https://elsewhere.test/shop/aboutUs')
})

test('announces ready once', async () => {
  const screen = await mount(header)
  await expect.poll(() => screen.events.map(({ type }) => type)).toEqual(['trade-ready'])
})
