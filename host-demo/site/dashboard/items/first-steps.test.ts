import { beforeEach, expect, test, vi } from 'vitest'
import { member, openDashboard, quote, quotesReply, seller } from '../replies.ts'

const CHECKLIST = 'GET /api/dashboard/checklist'
const fresh = { 'GET /api/dashboard/member': seller, [CHECKLIST]: { hasProfile: false, published: 1 } }

beforeEach(() => localStorage.clear())

test('who sells for a new company sees what comes first, instead of an empty page', async () => {
  const screen = await openDashboard('?token=t', fresh)
  const list = screen.within(await screen.findByRole('region', { name: 'First steps' }))
  const steps = list.getAllByRole('link')
  expect(steps.map(link => link.getAttribute('href'))).toEqual(['#settings', '#company', '#products/new'])
  const done = list.getAllByRole('listitem').map(({ textContent }) => textContent?.includes('Done'))
  expect(done).toEqual([true, false, false])
  expect(list.getByText('1 of 3 published. Buyers find you by them.')).toBeDefined()
  expect(screen.queryByRole('tab')).toBeNull()
})

test('it stands above requests that came already', async () => {
  const screen = await openDashboard('?token=t', {
    ...fresh,
    'GET /api/dashboard/quotes': quotesReply({ received: [quote()] }),
  })
  await screen.findByRole('region', { name: 'First steps' })
  expect(screen.getByRole('tab', { name: 'Received (1)' })).toBeDefined()
})

test('a hidden list does not come back', async () => {
  const screen = await openDashboard('?token=t', fresh)
  await screen.user.click(await screen.findByRole('button', { name: 'Hide this list' }))
  await screen.findByRole('heading', { name: 'Nothing received yet' })
  const again = await openDashboard('?token=t', fresh)
  await again.findByRole('heading', { name: 'Nothing received yet' })
  expect(again.network.calls(CHECKLIST)).toEqual([])
})

test('a list that is done goes, for good', async () => {
  const done = { ...fresh, [CHECKLIST]: { hasProfile: true, published: 3 } }
  const screen = await openDashboard('?token=t', done)
  await screen.findByRole('heading', { name: 'Nothing received yet' })
  await vi.waitFor(() => expect(screen.network.calls(CHECKLIST)).toHaveLength(1))
  const again = await openDashboard('?token=t', fresh)
  await again.findByRole('heading', { name: 'Nothing received yet' })
  expect(again.queryByRole('region', { name: 'First steps' })).toBeNull()
})

test('a buyer’s page stays as it is', async () => {
  const screen = await openDashboard('?token=t', { ...fresh, 'GET /api/dashboard/member': member() })
  await screen.findByRole('heading', { name: 'Nothing sent yet' })
  expect(screen.network.calls(CHECKLIST)).toEqual([])
})
