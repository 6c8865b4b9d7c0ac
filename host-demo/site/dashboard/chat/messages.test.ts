import { expect, test, vi } from 'vitest'
import { json } from '#shared/testing/fake-network.ts'
import { chat, conversation, message, openDashboard } from '../replies.ts'

const READ = 'GET /api/dashboard/chats/2'
const chats = { 'GET /api/dashboard/chats': [chat()] }

test('conversations show their unread messages, and the menu shows the number', async () => {
  const screen = await openDashboard('?token=t#messages', {
    'GET /api/dashboard/chats': [chat({ unread: 3 }), chat({ id: 5, title: 'Spares' })],
  })
  const entries = await screen.findAllByRole('link', { name: /Daniel Lim/ })
  expect(entries.map(entry => entry.getAttribute('href'))).toEqual(['#messages/2', '#messages/5'])
  expect(entries[0]?.textContent).toContain('3 new')
  expect(entries[1]?.textContent).toContain('Spares')
  expect(screen.getByRole('link', { name: 'Messages 3 new' })).toBeDefined()
})

test('without conversations the page says how to start one', async () => {
  const screen = await openDashboard('?token=t#messages')
  await screen.findByRole('heading', { name: 'No messages yet' })
})

test('the typed text stays while another conversation is open', async () => {
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

test('a missing conversation is named, with a way back', async () => {
  const screen = await openDashboard('?token=t#messages/9', {
    ...chats,
    'GET /api/dashboard/chats/9': () => json(404, { ResponseMessage: 'This conversation was not found.' }),
  })
  await screen.findByText('This conversation was not found.')
  expect(screen.getByRole('link', { name: 'All conversations' }).getAttribute('href')).toBe('#messages')
})

test('new messages are read while the page is visible, more slowly during a fault, and no more after the reader leaves', async () => {
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
