import { expect, test, vi } from 'vitest'
import { endSession } from '#shared/session/session.ts'
import { messageField, mostTimesShown, openChat, timesShown } from '#shared/testing/chat-screen.ts'
import { later } from '#shared/testing/fake-network.ts'
import { mount } from '#shared/testing/mount.ts'
import { chatMenuReply, companyReply, newChatReply } from '#shared/testing/replies.ts'
import {
  BEGIN,
  COMPANY,
  chatServer,
  GO_ON,
  HISTORY,
  MENU,
  scene,
} from '#shared/testing/samples/chat-server.ts'
import './chat.element.ts'

test('a message goes on in a conversation: pending at once, then part of what was said', async () => {
  const server = chatServer({ 301: [{ side: 'Company', body: 'Good morning' }] })
  const answer = later()
  const screen = await openChat(12, { ...server.replies, [GO_ON]: answer })
  await screen.findByText('Good morning')
  await screen.user.type(messageField(screen), 'Do you hold 8"?{Enter}')
  await screen.findByText('Sending')
  expect(messageField(screen)).toHaveProperty('value', '')
  await vi.waitFor(() =>
    expect(screen.network.calls(GO_ON).map(({ body }) => body)).toEqual([
      { ChatId: 301, MessageBody: 'Do you hold 8"?', FromUserId: 41, StaffStatus: 0 },
    ]),
  )
  const most = mostTimesShown(screen, 'Do you hold 8"?')
  server.say(301, 'Client', 'Do you hold 8"?')
  answer.release({})
  await vi.waitFor(() => expect(screen.queryByText('Sending')).toBeNull())
  await vi.waitFor(() =>
    expect(screen.events).toContainEqual({ type: 'trade-chat-sent', detail: { chatId: 301 } }),
  )
  await vi.waitFor(() => expect(screen.network.calls(HISTORY).length).toBeGreaterThan(1))
  expect(most()).toBe(1)
  expect(timesShown(screen, 'Do you hold 8"?')).toBe(1)
})

test('a new conversation is titled with the menu’s name, adopts the id, and shows nothing twice', async () => {
  const server = chatServer()
  const screen = await openChat(14, server.replies)
  await screen.findByText('No messages yet. Write the first one.')
  const most = mostTimesShown(screen, 'First')
  await screen.user.type(messageField(screen), 'First{Enter}Second{Enter}')
  await vi.waitFor(() => expect(server.said(414)).toEqual(['First', 'Second']))
  expect(screen.network.calls(BEGIN).map(({ body }) => body)).toEqual([
    { Title: 'Miri Drilling Tools', ToTenantId: 14, MessageBody: 'First', FromUserId: 41 },
  ])
  expect(screen.network.calls(GO_ON).map(({ body }) => body)).toEqual([
    { ChatId: 414, MessageBody: 'Second', FromUserId: 41, StaffStatus: 0 },
  ])
  await vi.waitFor(() => expect(screen.network.calls(HISTORY).at(-1)?.query.ChatId).toBe('414'))
  await vi.waitFor(() => expect(screen.queryByText('Sending')).toBeNull())
  expect([most(), timesShown(screen, 'First'), timesShown(screen, 'Second')]).toEqual([1, 1, 1])
  screen.network.reply(MENU, chatMenuReply([{ id: 14, name: 'Miri Drilling Tools', chatId: 414 }]))
  expect(screen.events.filter(({ type }) => type === 'trade-chat-sent')).toHaveLength(2)
})

test('with a company that is not in the menu it is titled with the company’s name', async () => {
  const screen = await openChat(77, {
    ...chatServer().replies,
    [COMPANY]: companyReply({ name: 'Sipitang Gas Works' }),
  })
  await screen.user.type(messageField(screen), 'Hello{Enter}')
  await vi.waitFor(() =>
    expect(screen.network.calls(BEGIN).map(({ body }) => body)).toEqual([
      { Title: 'Sipitang Gas Works', ToTenantId: 77, MessageBody: 'Hello', FromUserId: 41 },
    ]),
  )
})

test('the same words can be said again', async () => {
  const server = chatServer({ 301: [{ side: 'Client', body: 'Hello?' }] })
  const screen = await openChat(12, server.replies)
  await screen.findByText('Hello?')
  await screen.user.type(messageField(screen), 'Hello?{Enter}Hello?{Enter}')
  await vi.waitFor(() => expect(timesShown(screen, 'Hello?')).toBe(3))
  await vi.waitFor(() => expect(screen.queryByText('Sending')).toBeNull())
  await vi.waitFor(() => expect(server.said(301)).toEqual(['Hello?', 'Hello?', 'Hello?']))
  expect(timesShown(screen, 'Hello?')).toBe(3)
})

test('Shift and Enter begins a line; nothing but blanks is not sent', async () => {
  const server = chatServer()
  const screen = await openChat(12, server.replies)
  await screen.user.type(messageField(screen), '   {Enter}')
  await screen.user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.user.type(messageField(screen), 'One{Shift>}{Enter}{/Shift}Two')
  await screen.user.click(screen.getByRole('button', { name: 'Send' }))
  await vi.waitFor(() => expect(server.said(301)).toEqual(['One\nTwo']))
})

test('two elements on a page show one conversation and send once', async () => {
  const server = chatServer()
  const screen = await mount(
    '<trade-chat company-id="13"></trade-chat><trade-chat company-id="13"></trade-chat>',
    scene(server.replies),
  )
  const [first] = await screen.findAllByPlaceholderText('Write a message')
  await vi.waitFor(() => expect(screen.getAllByPlaceholderText('Write a message')).toHaveLength(2))
  await vi.waitFor(() => expect(screen.getAllByText('No messages yet. Write the first one.')).toHaveLength(2))
  expect([MENU, HISTORY].map(call => screen.network.calls(call).length)).toEqual([1, 1])
  if (first) await screen.user.type(first, 'Once{Enter}')
  await vi.waitFor(() => expect(timesShown(screen, 'Once')).toBe(2))
  await vi.waitFor(() => expect(screen.queryByText('Sending')).toBeNull())
  expect(server.said(302)).toEqual(['Once'])
  expect(screen.events.filter(({ type }) => type === 'trade-chat-sent')).toHaveLength(1)
})

test('an answer without an id begins nothing that we could go on with', async () => {
  const screen = await openChat(14, { ...chatServer().replies, [BEGIN]: newChatReply(0) })
  await screen.user.type(messageField(screen), 'Hello{Enter}')
  await screen.findByText(/may have arrived/)
  endSession()
})
