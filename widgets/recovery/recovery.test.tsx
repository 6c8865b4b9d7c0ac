import { expect, test, vi } from 'vitest'
import { later, type Replies } from '#shared/testing/fake-network.ts'
import { mount, mountStory, type Screen } from '#shared/testing/mount.ts'
import { envelopeReply } from '#shared/testing/replies.ts'
import './recovery.element.ts'
import { Refused } from './recovery.stories.ts'

const RECOVER = 'PUT /api/Admin/password/recovery'

async function send(email: string, replies: Replies = {}): Promise<Screen> {
  const screen = await mount('<trade-recovery open></trade-recovery>', { replies })
  await screen.findByRole('dialog', { name: 'Password Recovery' })
  if (email) await screen.user.type(screen.getByLabelText('Email'), email)
  await screen.user.click(screen.getByRole('button', { name: 'Recover Password' }))
  return screen
}

test.each([
  ['', 'Email is empty'],
  ['siti@', 'Email is not valid'],
  [`${'a'.repeat(140)}@buyer.test`, 'Email is not valid'],
])('"%s": %s', async (email, message) => {
  const screen = await send(email)
  await screen.findByText(message)
  expect(screen.network.requests).toHaveLength(0)
})

test('shows the message of the server, then opens the login dialog', async () => {
  const answer = later()
  const screen = await send('siti@buyer.test', { [RECOVER]: answer })
  await screen.findByRole('button', { name: 'Please Wait...' })
  answer.release(envelopeReply(200, 'A temporary password is on its way.'))
  await screen.findByText('A temporary password is on its way.')
  expect(screen.network.calls(RECOVER)[0]?.body).toEqual({ emailTo: 'siti@buyer.test' })
  await screen.user.click(await screen.findByRole('button', { name: 'OK' }))
  await vi.waitFor(() =>
    expect(document.querySelector('trade-login[open]')?.getAttribute('email')).toBe('siti@buyer.test'),
  )
  expect(screen.events).toContainEqual({ type: 'trade-recovery-sent', detail: {} })
})

test('ReturnCode 401 is a failure, and keeps the e-mail', async () => {
  const screen = await mountStory(Refused)
  await screen.findByText('This e-mail cannot be read.')
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'siti@buyer.test')
})
