import { expect, test, vi } from 'vitest'
import { messageField, mostTimesShown, openChat, timesShown } from '#shared/testing/chat-screen.ts'
import { later } from '#shared/testing/fake-network.ts'
import { chatServer, GO_ON, HISTORY } from '#shared/testing/samples/chat-server.ts'
import './chat.element.ts'

test('a message shows as pending at once, then as part of the conversation', async () => {
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

test('the same message can be sent twice', async () => {
  const server = chatServer({ 301: [{ side: 'Client', body: 'Hello?' }] })
  const screen = await openChat(12, server.replies)
  await screen.findByText('Hello?')
  await screen.user.type(messageField(screen), 'Hello?{Enter}Hello?{Enter}')
  await vi.waitFor(() => expect(timesShown(screen, 'Hello?')).toBe(3))
  await vi.waitFor(() => expect(screen.queryByText('Sending')).toBeNull())
  await vi.waitFor(() => expect(server.said(301)).toEqual(['Hello?', 'Hello?', 'Hello?']))
  expect(timesShown(screen, 'Hello?')).toBe(3)
})

test('Shift+Enter starts a new line, and a blank message is not sent', async () => {
  const server = chatServer()
  const screen = await openChat(12, server.replies)
  await screen.user.type(messageField(screen), '   {Enter}')
  await screen.user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.user.type(messageField(screen), 'One{Shift>}{Enter}{/Shift}Two')
  await screen.user.click(screen.getByRole('button', { name: 'Send' }))
  await vi.waitFor(() => expect(server.said(301)).toEqual(['One\nTwo']))
})
