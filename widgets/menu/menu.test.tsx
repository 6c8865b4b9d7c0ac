import { expect, test } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { mount } from '#shared/testing/mount.ts'
import './menu.element.ts'

const menu = '<trade-menu></trade-menu>'

test('shows the main menu at once', async () => {
  const screen = await mount(menu)
  screen.getByRole('navigation', { name: 'Main menu' })
  await expect.poll(() => screen.events.map(({ type }) => type)).toEqual(['trade-ready'])
})

test('the brand leads home', async () => {
  const screen = await mount(menu)
  const home = screen.getByRole('link', { name: 'Trade Enabler, home' })
  expect(home.getAttribute('href')).toBe('https://market.test/')
  expect(home.querySelector('svg.drop, svg .drop') !== null).toBe(true)
})

test.each([
  ['logo.svg', [`${location.origin}/logo.svg`]],
  ['javascript:alert(1)', []],
  ['data:image/svg+xml,<svg/>', []],
  ['https://kerteh.test@evil.test/', []],
  ['https://', []],
])('a logo at %j is shown as %j', async (logo, shown) => {
  const screen = await mount(menu, { config: { logo } })
  const home = screen.getByRole('link', { name: 'Trade Enabler, home' })
  expect([...home.querySelectorAll('img')].map(({ src }) => src)).toEqual(shown)
  expect(home.querySelector('svg') === null).toBe(shown.length > 0)
})

test('shows the configured name and logo, or our own mark when the logo fails', async () => {
  const screen = await mount(menu, {
    config: { brand: 'Pasar Minyak', logo: 'https://market.test/logo.svg' },
  })
  const home = screen.getByRole('link', { name: 'Pasar Minyak, home' })
  const logo = home.querySelector('img')
  expect(logo?.getAttribute('src')).toBe('https://market.test/logo.svg')
  logo?.dispatchEvent(new Event('error'))
  await expect.poll(() => home.querySelector('svg') !== null).toBe(true)

  configure({ brand: 'Trade Enabler' })
  await screen.findByRole('link', { name: 'Trade Enabler, home' })
})
