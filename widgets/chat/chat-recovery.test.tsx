import { expect, test, vi } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { resetForms } from '#shared/forms/form.ts'
import { resetOutboxes } from '#shared/outbox/outbox.ts'
import { forgetUser, keepUser } from '#shared/session/session.ts'
import { messageField, mostTimesShown, openChat, timesShown } from '#shared/testing/chat-screen.ts'
import { fault, inTurn, json, later } from '#shared/testing/fake-network.ts'
import { giveLocks } from '#shared/testing/outbox-tab.ts'
import { chatMenuReply } from '#shared/testing/replies.ts'
import { BEGIN, chatServer, GO_ON, HISTORY, MENU } from '#shared/testing/samples/chat-server.ts'
import { member } from '#shared/testing/scene.ts'
import './chat.element.ts'

/** Leaves the page. The next page starts with nothing but the data stored on the device. */
async function leavePage(): Promise<void> {
  document.body.replaceChildren()
  await new Promise(resolve => setTimeout(resolve))
  resetForms()
  resetOutboxes()
  forgetUser()
}

test('a failed message stays, shows the reason, and is sent once on retry', async () => {
  const server = chatServer()
  const screen = await openChat(12, {
    ...server.replies,
    [GO_ON]: inTurn(json(500, { message: 'The disk is full' }), server.replies[GO_ON]),
  })
  configure({ idempotency: true })
  await screen.user.type(messageField(screen), 'Is it in stock?{Enter}')
  await screen.findByText('Not sent. The disk is full')
  expect(timesShown(screen, 'Is it in stock?')).toBe(1)
  expect(screen.events.filter(({ type }) => type === 'trade-chat-sent')).toHaveLength(0)
  await screen.user.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(server.said(301)).toEqual(['Is it in stock?']))
  await vi.waitFor(() => expect(screen.queryByText(/Not sent/)).toBeNull())
  const keys = screen.network.calls(GO_ON).map(({ headers }) => headers['idempotency-key'])
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
  expect(timesShown(screen, 'Is it in stock?')).toBe(1)
})

test('a failed message can be deleted, and later messages are sent', async () => {
  const server = chatServer()
  const screen = await openChat(12, {
    ...server.replies,
    [GO_ON]: inTurn(json(400, {}), server.replies[GO_ON]),
  })
  await screen.user.type(messageField(screen), 'Bad{Enter}Good{Enter}')
  await screen.findByText(/Not sent\./)
  await vi.waitFor(() => expect(server.said(301)).toEqual(['Good']))
  await screen.user.click(screen.getByRole('button', { name: 'Delete' }))
  await vi.waitFor(() => expect(timesShown(screen, 'Bad')).toBe(0))
})

test('a message whose reply was lost says that it may have arrived, until it shows up', async () => {
  const server = chatServer()
  const answer = later()
  const screen = await openChat(12, { ...server.replies, [GO_ON]: answer })
  await screen.user.type(messageField(screen), 'Lost?{Enter}')
  await vi.waitFor(() => expect(screen.network.calls(GO_ON)).toHaveLength(1))
  answer.release(fault('truncated'))
  await screen.findByText(/may have arrived/)
  const most = mostTimesShown(screen, 'Lost?')
  server.say(301, 'Client', 'Lost?')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(screen.queryByText(/may have arrived/)).toBeNull())
  expect([most(), timesShown(screen, 'Lost?')]).toEqual([1, 1])
})

test.each([
  ['by itself when the server knows keys', true],
  ['when the member asks for it', false],
])('a first message whose reply was lost is sent again as a first message, %s', async (_, idempotency) => {
  const screen = await openChat(14, { ...chatServer().replies, [BEGIN]: fault('truncated') })
  configure({ idempotency })
  await screen.user.type(messageField(screen), 'Hello{Enter}')
  await screen.findByText(/may have arrived/)
  screen.network.reply(MENU, chatMenuReply([{ id: 14, name: 'Miri Drilling Tools', chatId: 414 }]))
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(screen.network.calls(HISTORY).at(-1)?.query.ChatId).toBe('414'), {
    timeout: 10_000,
  })
  if (!idempotency) await screen.user.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(screen.network.calls(BEGIN)).toHaveLength(2))
  const [first, again] = screen.network.calls(BEGIN).map(({ headers }) => headers['idempotency-key'])
  expect(first !== undefined).toBe(idempotency)
  expect(again).toBe(first)
  expect(screen.network.calls(GO_ON)).toHaveLength(0)
})

test('a message being sent when the page closed may have arrived', async () => {
  const screen = await openChat(12, { ...chatServer().replies, [GO_ON]: later() })
  giveLocks()
  await screen.user.type(messageField(screen), 'Cut short{Enter}')
  await vi.waitFor(() => expect(screen.network.calls(GO_ON)).toHaveLength(1))
  await leavePage()
  const again = await openChat(12, chatServer().replies)
  await again.findByText('The page was closed before the server answered, so this may have arrived.')
  expect(again.network.calls(GO_ON)).toHaveLength(0)
  await again.user.click(again.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(again.network.calls(GO_ON)).toHaveLength(1))
})

test('a draft and an unsent message are still there after a reload', async () => {
  const replies = { ...chatServer().replies, [GO_ON]: json(500, {}) }
  const screen = await openChat(12, replies)
  await screen.user.type(messageField(screen), 'Failed{Enter}Half a sen')
  await screen.findByText(/Not sent\./)
  await leavePage()
  const again = await openChat(12, replies)
  expect(messageField(again)).toHaveProperty('value', 'Half a sen')
  await again.findByText('Failed')
  expect(again.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(again.network.calls(GO_ON)).toHaveLength(0)
})

test('another member never sees the draft', async () => {
  const screen = await openChat(12, chatServer().replies)
  await screen.user.type(messageField(screen), 'For my eyes only')
  keepUser(member({ id: 42, name: 'Farid' }))
  await vi.waitFor(() => expect(screen.network.calls(MENU).at(-1)?.query.fromUserId).toBe('42'))
  await vi.waitFor(() => expect(messageField(screen)).toHaveProperty('value', ''))
  keepUser(member())
  await vi.waitFor(() => expect(messageField(screen)).toHaveProperty('value', 'For my eyes only'))
})

test('after a session has ended, keeps the text, offers sign-in, and then sends it', async () => {
  const server = chatServer()
  const screen = await openChat(12, { ...server.replies, [GO_ON]: json(401, {}) })
  await screen.user.type(messageField(screen), 'Sent too late{Enter}')
  await screen.findByText(/Your session has ended/)
  await screen.user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(document.querySelector('trade-login[open]') === null).toBe(false)
  screen.network.reply(GO_ON, server.replies[GO_ON])
  keepUser(member({ token: 'renewed' }))
  await screen.findByText('Sent too late')
  await vi.waitFor(() =>
    expect(screen.network.calls(GO_ON).at(-1)?.headers.authorization).toBe('Bearer renewed'),
  )
  await vi.waitFor(() => expect(screen.queryByText('Sending')).toBeNull())
  expect([server.said(301), timesShown(screen, 'Sent too late')]).toEqual([['Sent too late'], 1])
})
