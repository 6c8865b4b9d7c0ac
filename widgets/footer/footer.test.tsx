import { expect, test } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { onElementsNeeded } from '#shared/element/needed-elements.ts'
import { handedTo, mount } from '#shared/testing/mount.ts'
import './footer.element.ts'

const footer = '<trade-footer></trade-footer>'

test.each([
  ['About Us', 'aboutUs'],
  ['Contact Us', 'contactUs'],
  ['FAQ', 'FAQ'],
  ['Help', 'Help'],
  ['Privacy', 'privacy'],
  ['Terms', 'terms'],
  ['Legal', 'legal'],
  ['Press', 'press'],
  ['Learning Centre', 'LearningCentre'],
  ['Trade', 'Trade'],
  ['Customer Service', 'customerService'],
])('%s leads to %s, and asks the page first', async (name, route) => {
  const screen = await mount(footer)
  const link = screen.getByRole('link', { name })
  expect(link).toHaveProperty('href', `https://market.test/${route}`)
  document.addEventListener('trade-navigate', event => event.preventDefault(), { once: true })
  await screen.user.click(link)
  expect(screen.events).toContainEqual({
    type: 'trade-navigate',
    detail: { route, params: {}, query: {}, href: `https://market.test/${route}` },
  })
})

test('leads to the pages for developers on the storefront', async () => {
  const screen = await mount(footer)
  const link = screen.getByRole('link', { name: 'Developers' })
  expect(link).toHaveProperty('href', 'https://market.test/developers')
  const inLinks = screen.within(screen.getByRole('navigation')).getAllByRole('link')
  expect(inLinks.at(-1)).toBe(link)
})

test('the copyright notice says 2019 or the configured text', async () => {
  const screen = await mount(footer)
  expect(screen.getByText('Copyright © 2019')).toBeTruthy()
  configure({ copyright: 'Copyright © 2026 Petra' })
  expect(await screen.findByText('Copyright © 2026 Petra')).toBeTruthy()
})

test('shows a social link only when one is configured', async () => {
  const screen = await mount(footer)
  expect(screen.queryByRole('link', { name: 'Follow us' }) === null).toBe(true)
  configure({ socialUrl: 'https://social.example/trade' })
  const link = await screen.findByRole('link', { name: 'Follow us' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://social.example/trade',
    'noopener noreferrer',
  ])
})

test('ignores an unsafe address', async () => {
  const screen = await mount(footer, { config: { socialUrl: 'javascript:alert(1)' } })
  expect(screen.queryByRole('link', { name: 'Follow us' }) === null).toBe(true)
})

test('nests the newsletter and requests its chunk', async () => {
  const wanted: string[] = []
  const end = onElementsNeeded(tags => wanted.push(...tags))
  const screen = await mount(footer)
  expect(wanted).toContain('trade-newsletter')
  expect(handedTo(screen.element.shadowRoot?.querySelector('trade-newsletter'), 'theme')).toBe('dark')
  end()
})
