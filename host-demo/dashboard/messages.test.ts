import { expect, test, vi } from 'vitest'
import { fault, inTurn, json } from '#shared/testing/fake-network.ts'
import { chat, conversation, message, openDashboard } from './replies.ts'

const ANSWER = 'POST /api/dashboard/chats/2'
const READ = 'GET /api/dashboard/chats/2'
const chats = { 'GET /api/dashboard/chats': [chat()] }

test('conversations with their unread messages, and the number in the menu', async () => {
  const screen = await openDashboard('?token=t#messages', {
    'GET /api/dashboard/chats': [chat({ unread: 3 }), chat({ id: 5, title: 'Spares' })],
  })
  const entries = await screen.findAllByRole('link', { name: /Daniel Lim/ })
  expect(entries.map(entry => entry.getAttribute('href'))).toEqual(['#messages/2', '#messages/5'])
  expect(entries[0]?.textContent).toContain('3 new')
  expect(entries[1]?.textContent).toContain('Spares')
  expect(screen.getByRole('link', { name: 'Messages 3 new' })).toBeDefined()
})

test('without conversations the page says how one starts', async () => {
  const screen = await openDashboard('?token=t#messages')
  await screen.findByRole('heading', { name: 'No messages yet' })
})

test('a conversation is read and answered by hand; what was written is shown as text', async () => {
  const answered = conversation(message(), message({ id: 2, isOwn: true, body: '<b>Six pieces</b>' }))
  const { user, network, ...screen } = await openDashboard('?token=t#messages/2', {
    ...chats,
    [READ]: inTurn(conversation(message()), answered),
    [ANSWER]: { ReturnCode: 200 },
  })
  await screen.findByText('Do you hold it in stock?')
  await user.type(screen.getByRole('textbox'), '<b>Six pieces</b>{Enter}')
  await screen.findByText('<b>Six pieces</b>', { selector: '.bubble p' })
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

test('a message that failed stays, and is sent once however often one tries', async () => {
  const { user, network, ...screen } = await openDashboard('?token=t#messages/2', {
    ...chats,
    [READ]: conversation(message()),
    [ANSWER]: inTurn(fault('offline'), { ReturnCode: 200 }),
  })
  await screen.findByText('Do you hold it in stock?')
  await user.type(screen.getByRole('textbox'), 'Yes, six.')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText(/^Not sent\. The server cannot be reached/)
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Yes, six.')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await vi.waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', ''))
  const keys = network.calls(ANSWER).map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('what was typed stays while another conversation is looked at', async () => {
  const { user, ...screen } = await openDashboard('?token=t#messages/2', {
    'GET /api/dashboard/chats': [chat(), chat({ id: 5 })],
    [READ]: conversation(message()),
    'GET /api/dashboard/chats/5': conversation(message({ body: 'Good morning' })),
  })
  await user.type(await screen.findByRole('textbox'), 'Half a sen')
  location.hash = '#messages/5'
  await screen.findByText('Good morning')
  expect(screen.getByRole('textbox')).toHaveProperty('value', '')
  location.hash = '#messages/2'
  await screen.findByText('Do you hold it in stock?')
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Half a sen')
})

test('a conversation that is not there is said, with a way back', async () => {
  const screen = await openDashboard('?token=t#messages/9', {
    ...chats,
    'GET /api/dashboard/chats/9': () => json(404, { ResponseMessage: 'This conversation was not found.' }),
  })
  await screen.findByText('This conversation was not found.')
  expect(screen.getByRole('link', { name: 'All conversations' }).getAttribute('href')).toBe('#messages')
})

test('new messages are asked for while the page is seen, more slowly while it fails, and no longer once it is left', async () => {
  vi.useFakeTimers()
  const { network, element } = await openDashboard('?token=t#messages/2', {
    ...chats,
    [READ]: conversation(message()),
  })
  const asked = () => network.calls(READ).length
  await vi.advanceTimersByTimeAsync(100)
  expect(asked()).toBe(1)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(asked()).toBe(2)

  network.reply(READ, () => json(500, {}))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(asked()).toBe(3)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(asked()).toBe(3)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(asked()).toBe(4)

  element.remove()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(asked()).toBe(4)
})
