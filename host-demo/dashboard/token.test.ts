import { expect, test } from 'vitest'
import { json } from '#shared/testing/fake-network.ts'
import { openDashboard } from './replies.ts'

test('the token leaves the address at once, is sent as bearer, and outlives a reload', async () => {
  const { network, element, ...screen } = await openDashboard('?token=secret-1&from=menu')
  expect(location.search).toBe('?from=menu')
  await screen.findByRole('heading', { name: 'Nothing sent yet' })
  for (const { headers } of network.requests) expect(headers.authorization).toBe('Bearer secret-1')

  element.remove()
  const again = await openDashboard('')
  await again.findByRole('heading', { name: 'Nothing sent yet' })
  for (const { headers } of again.network.requests) expect(headers.authorization).toBe('Bearer secret-1')
})

test('without a token nothing is asked, and the way to sign in is shown', async () => {
  const screen = await openDashboard('')
  const link = await screen.findByRole('link', { name: 'Sign in' })
  expect(link.getAttribute('href')).toBe('https://market.test/login?next=%2F')
  expect(screen.network.requests).toEqual([])
})

test('a token that has expired is forgotten, and the way to sign in is shown', async () => {
  const expired = () => json(401, { ReturnCode: 401, ResponseMessage: 'Please sign in.' })
  const screen = await openDashboard('?token=old', {
    'GET /api/dashboard/quotes': expired,
    'GET /api/dashboard/chats': expired,
  })
  await screen.findByRole('link', { name: 'Sign in' })
  expect(Object.values({ ...sessionStorage })).not.toContain('old')
})
