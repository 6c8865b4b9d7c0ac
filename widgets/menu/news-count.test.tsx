import { afterEach, expect, test, vi } from 'vitest'
import { forgetUser, keepUser } from '#shared/session/session.ts'
import { inTurn, json } from '#shared/testing/fake-network.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { member } from '#shared/testing/scene.ts'
import './menu.element.ts'

const menu = '<trade-menu></trade-menu>'
const UNSEEN = 'GET /api/dashboard/unseen'
const config = { requestStates: true }

afterEach(() => vi.useRealTimers())

async function moveOn({ user, getByRole }: Screen): Promise<void> {
  document.addEventListener('trade-navigate', event => event.preventDefault(), { once: true })
  await user.click(getByRole('link', { name: /home$/ }))
}
const show = (): boolean => document.dispatchEvent(new Event('visibilitychange'))

test('a member sees beside Dashboard what is new on both sides, until they sign out', async () => {
  const screen = await mount(menu, {
    user: member(),
    config,
    replies: { [UNSEEN]: { sent: 2, received: 1 } },
  })
  await screen.findByRole('link', { name: 'Dashboard 3 new' })
  await screen.user.click(screen.getByRole('button', { name: 'Sign out' }))
  keepUser(member({ id: 42, token: 'token-42' }))
  await expect.poll(() => screen.network.calls(UNSEEN)).toHaveLength(2)
  expect(screen.network.calls(UNSEEN).map(({ headers }) => headers.authorization)).toEqual([
    'Bearer token-41',
    'Bearer token-42',
  ])
})

test('a sign-out ends the request on its way', async () => {
  const never: typeof fetch = (_, init) =>
    new Promise((_, fail) => init?.signal?.addEventListener('abort', () => fail(init.signal?.reason)))
  const asked = vi.fn(never)
  const screen = await mount(menu, { user: member(), config: { ...config, fetch: asked } })
  await expect.poll(() => asked.mock.lastCall?.[0]).toContain('/api/dashboard/unseen')
  const signal = asked.mock.lastCall?.[1]?.signal
  expect(signal?.aborted).toBe(false)
  await screen.user.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(signal?.aborted).toBe(true)
})

test.each([
  ['a visitor', { config }],
  ['a member of a host that does not tell', { user: member() }],
])('nothing is asked for %s', async (_, scene) => {
  const screen = await mount(menu, scene)
  await screen.findByRole('button', { name: 'Shop by Category' })
  forgetUser()
  expect(screen.network.requests).toEqual([])
})

test.each([
  ['nothing is new', { sent: 0, received: 0 }],
  ['the server fails', json(500, {})],
])('shows only the word if %s', async (_, reply) => {
  const screen = await mount(menu, { user: member(), config, replies: { [UNSEEN]: reply } })
  await expect.poll(() => screen.network.calls(UNSEEN)).toHaveLength(1)
  screen.getByRole('link', { name: 'Dashboard' })
})

test('asks again when the page is shown and after navigation, but at most once a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const screen = await mount(menu, {
    user: member(),
    config,
    replies: { [UNSEEN]: inTurn({ sent: 1, received: 0 }, json(503, {}), { sent: 0, received: 5 }) },
  })
  await screen.findByRole('link', { name: 'Dashboard 1 new' })
  await moveOn(screen)
  show()
  expect(screen.network.calls(UNSEEN)).toHaveLength(1)
  vi.setSystemTime(Date.now() + 61_000)
  await moveOn(screen)
  show()
  await screen.findByRole('link', { name: 'Dashboard 5 new' })
  vi.setSystemTime(Date.now() + 61_000)
  show()
  await expect.poll(() => screen.network.calls(UNSEEN)).toHaveLength(4)
})
