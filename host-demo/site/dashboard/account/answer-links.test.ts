import { expect, test } from 'vitest'
import { openDashboard, seller } from '../replies.ts'

test('a member of a company revokes the links in their mails after a question', async () => {
  const REVOKE = 'DELETE /api/dashboard/answer-links'
  const { user, network, ...screen } = await openDashboard('?token=t#settings', {
    'GET /api/dashboard/member': seller,
    [REVOKE]: { ReturnCode: 200 },
  })
  await user.click(await screen.findByRole('button', { name: 'Revoke the links' }))
  expect(network.calls(REVOKE)).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  await screen.findByText('The links no longer work.')
  expect(network.calls(REVOKE)).toHaveLength(1)
})

test('a member without a company gets no such mails', async () => {
  const screen = await openDashboard('?token=t#settings')
  await screen.findByRole('heading', { name: 'Change your password' })
  expect(screen.queryByRole('button', { name: 'Revoke the links' })).toBeNull()
})
