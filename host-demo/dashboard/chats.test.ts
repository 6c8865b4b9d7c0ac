// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fault, inTurn, json } from '#shared/testing/fake-network.ts'
import { chat, conversation, message, openDashboard } from './testing.ts'

let close = () => {}

function open(address: string, replies: Parameters<typeof openDashboard>[1] = {}) {
  const opened = openDashboard(`?token=t${address}`, replies)
  close = opened.close
  return opened.network
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const write = (text: string) => fireEvent.input(screen.getByRole('textbox'), { target: { value: text } })

test('conversations with their unread messages, and the number in the menu', async () => {
  open('#messages', { 'GET /api/dashboard/chats': [chat({ unread: 3 }), chat({ id: 5, title: 'Spares' })] })
  const entries = await screen.findAllByRole('link', { name: /Daniel Lim/ })
  expect(entries.map(entry => entry.getAttribute('href'))).toEqual(['#messages/2', '#messages/5'])
  expect(entries[0]?.textContent).toContain('3 new')
  expect(entries[1]?.textContent).toContain('Spares')
  expect(screen.getByRole('link', { name: 'Messages 3 new' })).toBeDefined()
})

test('without conversations the page says how one starts', async () => {
  open('#messages')
  await screen.findByRole('heading', { name: 'No messages yet' })
})

test('a conversation is read and answered by hand; what was written is shown as text', async () => {
  const answered = conversation(message(), message({ id: 2, isOwn: true, body: '<b>Six pieces</b>' }))
  const network = open('#messages/2', {
    'GET /api/dashboard/chats': [chat()],
    'GET /api/dashboard/chats/2': inTurn(conversation(message()), answered),
    'POST /api/dashboard/chats/2': { ReturnCode: 200 },
  })
  await screen.findByText('Do you hold it in stock?')
  write('<b>Six pieces</b>')
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' })
  await screen.findByText('<b>Six pieces</b>', { selector: '.bubble p' })
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', ''))
  const [sent] = network.calls('POST /api/dashboard/chats/2')
  expect(sent?.body).toEqual({ message: '<b>Six pieces</b>' })
  expect(sent?.headers.authorization).toBe('Bearer t')
})

test('an empty message is not sent; Shift+Enter breaks the line', async () => {
  const network = open('#messages/2', {
    'GET /api/dashboard/chats': [chat()],
    'GET /api/dashboard/chats/2': conversation(message()),
  })
  await screen.findByText('Do you hold it in stock?')
  write('   ')
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', shiftKey: true })
  expect(screen.queryByText('Message is empty')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('Message is empty')
  expect(network.calls('POST /api/dashboard/chats/2')).toEqual([])
})

test('a message that failed stays, and is sent once however often one tries', async () => {
  const network = open('#messages/2', {
    'GET /api/dashboard/chats': [chat()],
    'GET /api/dashboard/chats/2': conversation(message()),
    'POST /api/dashboard/chats/2': inTurn(fault('offline'), { ReturnCode: 200 }),
  })
  await screen.findByText('Do you hold it in stock?')
  write('Yes, six.')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText(/^Not sent\. The server did not answer/)
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Yes, six.')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', ''))
  const keys = network.calls('POST /api/dashboard/chats/2').map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('a conversation that is not there is said, with a way back', async () => {
  open('#messages/9', {
    'GET /api/dashboard/chats': [chat()],
    'GET /api/dashboard/chats/9': () => json(404, { ResponseMessage: 'This conversation was not found.' }),
  })
  await screen.findByText('This conversation was not found.')
  expect(screen.getByRole('link', { name: 'All conversations' }).getAttribute('href')).toBe('#messages')
})

test('new messages are asked for while the page is seen, more slowly while it fails, and no longer once it is left', async () => {
  vi.useFakeTimers()
  const network = open('#messages/2', {
    'GET /api/dashboard/chats': [chat()],
    'GET /api/dashboard/chats/2': conversation(message()),
  })
  const asked = () => network.calls('GET /api/dashboard/chats/2').length
  await vi.advanceTimersByTimeAsync(100)
  expect(asked()).toBe(1)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(asked()).toBe(2)

  network.reply('GET /api/dashboard/chats/2', fault('offline'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(asked()).toBe(3)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(asked()).toBe(3)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(asked()).toBe(4)

  close()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(asked()).toBe(4)
})
