import { expect, test, vi } from 'vitest'
import { keepUser } from '#shared/session/session.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { member, type Scene } from '#shared/testing/scene.ts'
import './hero.element.ts'

const TAGLINE = 'The ultimate trade enabler for your business'

const hero = (scene: Scene = {}): Promise<Screen> => mount('<trade-hero></trade-hero>', scene)

test('shows all three slides before it can turn', async () => {
  const screen = await hero()
  expect(screen.getAllByRole('article').map(slide => slide.getAttribute('aria-label'))).toEqual([
    '1 of 3',
    '2 of 3',
    '3 of 3',
  ])
  expect(screen.getByRole('heading', { level: 1, name: TAGLINE })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Products and services in one platform' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Talent recruiting for oil and gas' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pause the slides' })).toBeNull()
  await vi.waitFor(() => expect(screen.events).toEqual([{ type: 'trade-ready', detail: {} }]))
})

test('Register Now opens the register dialog', async () => {
  const screen = await hero()
  await screen.user.click(screen.getByRole('button', { name: 'Register Now' }))
  expect(document.querySelector('trade-register')?.hasAttribute('open')).toBe(true)
})

test('stops asking a member to register as soon as they sign in', async () => {
  const screen = await hero()
  keepUser(member())
  expect(await screen.findByRole('link', { name: 'Search the marketplace' })).toHaveProperty(
    'href',
    'https://market.test/search',
  )
  expect(screen.queryByRole('button', { name: 'Register Now' })).toBeNull()
})

test.each([
  ['Browse all categories', 'https://market.test/categories'],
  ['Find manpower services', 'https://market.test/search?keyword=manpower&tab=services'],
])('the link %s leads to its page', async (name, href) => {
  const screen = await hero()
  expect(screen.getByRole('link', { name })).toHaveProperty('href', href)
})
