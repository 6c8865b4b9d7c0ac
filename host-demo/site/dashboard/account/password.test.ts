import { expect, test, vi } from 'vitest'
import { inTurn, json, later } from '#shared/testing/fake-network.ts'
import type { Screen } from '#shared/testing/mount.ts'
import { member, openDashboard, quotesReply } from '../replies.ts'

const CALL = 'PUT /api/login/password'

async function fillIn(screen: Screen, current: string, next: string, again = next): Promise<void> {
  await screen.user.type(await screen.findByLabelText('Current password'), current)
  await screen.user.type(screen.getByLabelText('New password'), next)
  await screen.user.type(screen.getByLabelText('Repeat new password'), again)
  await screen.user.click(screen.getByRole('button', { name: 'Change password' }))
}

test('the password can be changed in the settings, and no trace of it stays in the page', async () => {
  const screen = await openDashboard('?token=t#settings', { [CALL]: { ReturnCode: 200 } })
  await fillIn(screen, 'the old one', 'Choke manifold')
  await screen.findByText('Your password was changed.')
  expect(screen.network.calls(CALL)[0]?.body).toEqual({
    CurrentPassword: 'the old one',
    NewPassword: 'Choke manifold',
  })
  const fields = screen.getAllByLabelText(/password/i) as HTMLInputElement[]
  expect(fields.map(({ type, value }) => [type, value])).toEqual(
    Array.from({ length: 3 }, () => ['password', '']),
  )
})

test('two different entries are not sent, and a refusal shows the server’s message', async () => {
  const message = 'Password is too common: use one that is hard to guess'
  const screen = await openDashboard('?token=t#settings', {
    [CALL]: json(400, { ReturnCode: 400, ResponseMessage: message, field: 'NewPassword' }),
  })
  await fillIn(screen, 'the old one', 'Trustno1', 'Trustno2')
  await screen.findByText('Passwords do not match')
  expect(screen.network.calls(CALL)).toEqual([])
  await screen.user.type(screen.getByLabelText('Repeat new password'), '{Backspace}1')
  await screen.user.click(screen.getByRole('button', { name: 'Change password' }))
  await screen.findByText(message)
  expect(screen.element.shadowRoot?.activeElement).toBe(screen.getByLabelText('New password'))
})

const refused = () => json(403, { ReturnCode: 403, ResponseMessage: 'Choose one first.' })

test('typed text stays while the page asks whether to discard it', async () => {
  const MEMBER = 'GET /api/dashboard/member'
  const screen = await openDashboard('?token=t', {
    [MEMBER]: refused,
    'GET /api/dashboard/quotes': refused,
    'GET /api/dashboard/chats': refused,
  })
  const field = await screen.findByLabelText('Current password')
  await screen.user.type(field, 'F7KQM')
  vi.setSystemTime(Date.now() + 11_000)
  const again = later()
  screen.network.reply(MEMBER, again)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await vi.waitFor(() => expect(screen.network.calls(MEMBER)).toHaveLength(2))
  await screen.user.type(field, '-3WZ8P')
  again.release(refused())
  await screen.user.type(field, '-RT2HD')
  expect(screen.getByLabelText('Current password')).toBe(field)
  expect(field).toHaveProperty('value', 'F7KQM-3WZ8P-RT2HD')
})

test('a sign-in with a mailed password shows only the form, and everything after it', async () => {
  const screen = await openDashboard('?token=t', {
    'GET /api/dashboard/member': inTurn(refused(), member()),
    'GET /api/dashboard/quotes': inTurn(refused(), quotesReply()),
    'GET /api/dashboard/chats': inTurn(refused(), []),
    [CALL]: { ReturnCode: 200 },
  })
  await screen.findByText(/Choose your own password to continue/)
  await fillIn(screen, 'F7KQM-3WZ8P-RT2HD', 'Choke manifold')
  await screen.findByRole('heading', { name: 'Nothing sent yet' })
  expect(screen.queryByLabelText('Current password')).toBe(null)
})
