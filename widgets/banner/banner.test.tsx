import { expect, test } from 'vitest'
import { forgetUser, keepUser } from '#shared/session/session.ts'
import { mount } from '#shared/testing/mount.ts'
import { member } from '#shared/testing/scene.ts'
import './banner.element.ts'

const register = '<trade-banner name="register"></trade-banner>'

test('Register Now opens the register dialog', async () => {
  const screen = await mount(register)
  expect(screen.getByRole('heading', { level: 2, name: 'List your company for free' })).toBeTruthy()
  await screen.user.click(screen.getByRole('button', { name: 'Register Now' }))
  expect(document.querySelector('trade-register')?.hasAttribute('open')).toBe(true)
})

test('has no flame button, because the hero has the only one of the home page', async () => {
  const screen = await mount(register)
  expect(screen.getByRole('button', { name: 'Register Now' }).classList.contains('next')).toBe(false)
})

test('a member sees the next step instead, as soon as they sign in', async () => {
  const screen = await mount(register)
  keepUser(member())
  const step = await screen.findByRole('link', { name: 'How to list a product' })
  expect(step).toHaveProperty('href', 'https://market.test/FAQ')
  expect(screen.queryByRole('button', { name: 'Register Now' }) === null).toBe(true)
  forgetUser()
  await screen.findByRole('button', { name: 'Register Now' })
})

test('the community banner leads to the page about the platform', async () => {
  const screen = await mount('<trade-banner name="community"></trade-banner>')
  expect(screen.getByRole('heading', { level: 2, name: 'A community for oil and gas' })).toBeTruthy()
  document.addEventListener('trade-navigate', event => event.preventDefault(), { once: true })
  await screen.user.click(screen.getByRole('link', { name: 'About the platform' }))
  expect(screen.events).toContainEqual({
    type: 'trade-navigate',
    detail: { route: 'aboutUs', params: {}, query: {}, href: 'https://market.test/aboutUs' },
  })
})

test.each([
  ['no name', '<trade-banner></trade-banner>'],
  ['an unknown name', '<trade-banner name="sale"></trade-banner>'],
])('%s shows an error', async (_, html) => {
  const screen = await mount(html)
  expect((await screen.findByRole('alert')).textContent).toContain('name')
  expect(screen.events).toContainEqual({
    type: 'trade-error',
    detail: expect.objectContaining({ kind: 'attribute' }),
  })
})
