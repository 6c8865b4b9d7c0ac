import { expect, test, vi } from 'vitest'
import { endSession } from '#shared/session/session.ts'
import { messageField, mostTimesShown, openChat, timesShown } from '#shared/testing/chat-screen.ts'
import { chatMenuReply, companyReply, newChatReply } from '#shared/testing/replies.ts'
import { BEGIN, COMPANY, chatServer, GO_ON, HISTORY, MENU } from '#shared/testing/samples/chat-server.ts'
import './chat.element.ts'

test('a new conversation takes its title from the menu, adopts its id, and shows nothing twice', async () => {
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

test('a conversation with a company missing from the menu takes the name of the company', async () => {
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

test('a reply without an id starts no conversation', async () => {
  const screen = await openChat(14, { ...chatServer().replies, [BEGIN]: newChatReply(0) })
  await screen.user.type(messageField(screen), 'Hello{Enter}')
  await screen.findByText(/may have arrived/)
  endSession()
})
