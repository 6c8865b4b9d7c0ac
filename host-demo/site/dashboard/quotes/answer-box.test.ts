import { expect, test, vi } from 'vitest'
import { fault, inTurn } from '#shared/testing/fake-network.ts'
import { chat, conversation, message, openDashboard } from '../replies.ts'

const ANSWER = 'POST /api/dashboard/chats/2'
const READ = 'GET /api/dashboard/chats/2'
const chats = { 'GET /api/dashboard/chats': [chat()] }

test('a member reads and answers a conversation; messages appear as text', async () => {
  const answered = conversation(message(), message({ id: 2, isOwn: true, body: '<b>Six pieces</b>' }))
  const { user, network, ...screen } = await openDashboard('?token=t#messages/2', {
    ...chats,
    [READ]: inTurn(conversation(message()), answered),
    [ANSWER]: { ReturnCode: 200 },
  })
  await screen.findByText('Do you hold it in stock?')
  await user.type(screen.getByRole('textbox'), '<b>Six pieces</b>{Enter}')
  await screen.findByText('<b>Six pieces</b>', { selector: '.bubble *' })
  await vi.waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', ''))
  const [sent] = network.calls(ANSWER)
  expect(sent?.body).toEqual({ message: '<b>Six pieces</b>' })
  expect(sent?.headers.authorization).toBe('Bearer t')
})

test('an empty message is not sent; Shift+Enter breaks the line', async () => {
  const { user, network, ...screen } = await openDashboard('?token=t#messages/2', {
    ...chats,
    [READ]: conversation(message()),
  })
  await screen.findByText('Do you hold it in stock?')
  await user.type(screen.getByRole('textbox'), '   {Shift>}{Enter}{/Shift}')
  expect(screen.queryByText('Message is empty')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('Message is empty')
  expect(network.calls(ANSWER)).toEqual([])
})

test('a failed message stays, and is sent once however often the member tries', async () => {
  const { user, network, ...screen } = await openDashboard('?token=t#messages/2', {
    ...chats,
    [READ]: conversation(message()),
    [ANSWER]: inTurn(fault('offline'), { ReturnCode: 200 }),
  })
  await screen.findByText('Do you hold it in stock?')
  await user.type(screen.getByRole('textbox'), 'Yes, six.')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('This may have been sent. Look for it above before you send it again.')
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Yes, six.')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await vi.waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', ''))
  const keys = network.calls(ANSWER).map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})
