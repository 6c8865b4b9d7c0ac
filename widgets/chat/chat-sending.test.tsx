import { expect, test, vi } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { drafts } from '#shared/forms/drafts.ts'
import { resetOutboxes } from '#shared/outbox/outbox.ts'
import { endSession, forgetUser, keepUser } from '#shared/session/session.ts'
import { fault, inTurn, json, later, type Replies } from '#shared/testing/fake-network.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
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
import { member } from '#shared/testing/scene.ts'
import './chat.element.ts'

async function opened(companyId: number, replies: Replies = {}): Promise<Screen> {
  const screen = await mount(`<trade-chat company-id="${companyId}"></trade-chat>`, scene(replies))
  await screen.findByPlaceholderText('Write a message')
  await vi.waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull())
  return screen
}

const field = (screen: Screen): HTMLElement => screen.getByPlaceholderText('Write a message')

/** How often a message is to be seen. */
const shown = (screen: Screen, body: string): number => screen.queryAllByText(body).length

/** The highest number of times that a message was to be seen at once, from now on. */
function mostShown(screen: Screen, body: string): () => number {
  let most = 0
  const look = (): void => {
    most = Math.max(most, shown(screen, body))
  }
  const observer = new MutationObserver(look)
  const root = screen.element.shadowRoot
  if (root) observer.observe(root, { childList: true, subtree: true, characterData: true })
  return () => most
}

test('a message goes on in a conversation: pending at once, then part of what was said', async () => {
  const server = chatServer({ 301: [{ side: 'Company', body: 'Good morning' }] })
  const answer = later()
  const screen = await opened(12, { ...server.replies, [GO_ON]: answer })
  await screen.findByText('Good morning')
  await screen.user.type(field(screen), 'Do you hold 8"?{Enter}')
  await screen.findByText('Sending')
  expect(field(screen)).toHaveProperty('value', '')
  expect(screen.network.calls(GO_ON).map(({ body }) => body)).toEqual([
    { ChatId: 301, MessageBody: 'Do you hold 8"?', FromUserId: 41, StaffStatus: 0 },
  ])
  const most = mostShown(screen, 'Do you hold 8"?')
  server.say(301, 'Client', 'Do you hold 8"?')
  answer.release({})
  await vi.waitFor(() => expect(screen.queryByText('Sending')).toBeNull())
  await vi.waitFor(() =>
    expect(screen.events).toContainEqual({ type: 'trade-chat-sent', detail: { chatId: 301 } }),
  )
  await vi.waitFor(() => expect(screen.network.calls(HISTORY).length).toBeGreaterThan(1))
  expect(most()).toBe(1)
  expect(shown(screen, 'Do you hold 8"?')).toBe(1)
})

test('a new conversation is titled with the menu’s name, adopts the id, and shows nothing twice', async () => {
  const server = chatServer()
  const screen = await opened(14, server.replies)
  await screen.findByText('No messages yet. Write the first one.')
  const most = mostShown(screen, 'First')
  await screen.user.type(field(screen), 'First{Enter}Second{Enter}')
  await vi.waitFor(() => expect(server.said(414)).toEqual(['First', 'Second']))
  expect(screen.network.calls(BEGIN).map(({ body }) => body)).toEqual([
    { Title: 'Miri Drilling Tools', ToTenantId: 14, MessageBody: 'First', FromUserId: 41 },
  ])
  expect(screen.network.calls(GO_ON).map(({ body }) => body)).toEqual([
    { ChatId: 414, MessageBody: 'Second', FromUserId: 41, StaffStatus: 0 },
  ])
  await vi.waitFor(() => expect(screen.network.calls(HISTORY).at(-1)?.query.ChatId).toBe('414'))
  await vi.waitFor(() => expect(screen.queryByText('Sending')).toBeNull())
  expect([most(), shown(screen, 'First'), shown(screen, 'Second')]).toEqual([1, 1, 1])
  screen.network.reply(MENU, chatMenuReply([{ id: 14, name: 'Miri Drilling Tools', chatId: 414 }]))
  expect(screen.events.filter(({ type }) => type === 'trade-chat-sent')).toHaveLength(2)
})

test('with a company that is not in the menu it is titled with the company’s name', async () => {
  const screen = await opened(77, {
    ...chatServer().replies,
    [COMPANY]: companyReply({ name: 'Sipitang Gas Works' }),
  })
  await screen.user.type(field(screen), 'Hello{Enter}')
  await vi.waitFor(() =>
    expect(screen.network.calls(BEGIN).map(({ body }) => body)).toEqual([
      { Title: 'Sipitang Gas Works', ToTenantId: 77, MessageBody: 'Hello', FromUserId: 41 },
    ]),
  )
})

test('the same words can be said again', async () => {
  const server = chatServer({ 301: [{ side: 'Client', body: 'Hello?' }] })
  const screen = await opened(12, server.replies)
  await screen.findByText('Hello?')
  await screen.user.type(field(screen), 'Hello?{Enter}Hello?{Enter}')
  await vi.waitFor(() => expect(shown(screen, 'Hello?')).toBe(3))
  await vi.waitFor(() => expect(screen.queryByText('Sending')).toBeNull())
  await vi.waitFor(() => expect(server.said(301)).toEqual(['Hello?', 'Hello?', 'Hello?']))
  expect(shown(screen, 'Hello?')).toBe(3)
})

test('Shift and Enter begins a line; nothing but blanks is not sent', async () => {
  const server = chatServer()
  const screen = await opened(12, server.replies)
  await screen.user.type(field(screen), '   {Enter}')
  await screen.user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.user.type(field(screen), 'One{Shift>}{Enter}{/Shift}Two')
  await screen.user.click(screen.getByRole('button', { name: 'Send' }))
  await vi.waitFor(() => expect(server.said(301)).toEqual(['One\nTwo']))
})

test('a message that failed stays, says why, and is sent once when tried again', async () => {
  const server = chatServer()
  const screen = await opened(12, {
    ...server.replies,
    [GO_ON]: inTurn(json(500, { message: 'The disk is full' }), server.replies[GO_ON]),
  })
  configure({ idempotency: true })
  await screen.user.type(field(screen), 'Is it in stock?{Enter}')
  await screen.findByText('Not sent. The disk is full')
  expect(shown(screen, 'Is it in stock?')).toBe(1)
  expect(screen.events.filter(({ type }) => type === 'trade-chat-sent')).toHaveLength(0)
  await screen.user.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(server.said(301)).toEqual(['Is it in stock?']))
  await vi.waitFor(() => expect(screen.queryByText(/Not sent/)).toBeNull())
  const keys = screen.network.calls(GO_ON).map(({ headers }) => headers['idempotency-key'])
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
  expect(shown(screen, 'Is it in stock?')).toBe(1)
})

test('one that failed can be deleted; those after it are sent', async () => {
  const server = chatServer()
  const screen = await opened(12, {
    ...server.replies,
    [GO_ON]: inTurn(json(400, {}), server.replies[GO_ON]),
  })
  await screen.user.type(field(screen), 'Bad{Enter}Good{Enter}')
  await screen.findByText(/Not sent\./)
  await vi.waitFor(() => expect(server.said(301)).toEqual(['Good']))
  await screen.user.click(screen.getByRole('button', { name: 'Delete' }))
  await vi.waitFor(() => expect(shown(screen, 'Bad')).toBe(0))
})

test('one whose answer was lost says that it may have arrived, and is gone once it shows', async () => {
  const server = chatServer()
  const answer = later()
  const screen = await opened(12, { ...server.replies, [GO_ON]: answer })
  await screen.user.type(field(screen), 'Lost?{Enter}')
  await vi.waitFor(() => expect(screen.network.calls(GO_ON)).toHaveLength(1))
  answer.release(fault('truncated'))
  await screen.findByText(/may have arrived/)
  const most = mostShown(screen, 'Lost?')
  server.say(301, 'Client', 'Lost?')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(screen.queryByText(/may have arrived/)).toBeNull())
  expect([most(), shown(screen, 'Lost?')]).toEqual([1, 1])
})

test('a beginning whose answer was lost is tried again as one, though the menu knows the conversation by then', async () => {
  const screen = await opened(14, { ...chatServer().replies, [BEGIN]: fault('truncated') })
  configure({ idempotency: true })
  await screen.user.type(field(screen), 'Hello{Enter}')
  await screen.findByText(/may have arrived/)
  screen.network.reply(MENU, chatMenuReply([{ id: 14, name: 'Miri Drilling Tools', chatId: 414 }]))
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(screen.network.calls(HISTORY).at(-1)?.query.ChatId).toBe('414'), {
    timeout: 10_000,
  })
  await screen.user.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(screen.network.calls(BEGIN)).toHaveLength(2))
  const [first, again] = screen.network.calls(BEGIN).map(({ headers }) => headers['idempotency-key'])
  expect(again).toBe(first)
  expect(screen.network.calls(GO_ON)).toHaveLength(0)
})

test('what is being written and what was not sent come back with the page', async () => {
  const replies = { ...chatServer().replies, [GO_ON]: json(500, {}) }
  const screen = await opened(12, replies)
  await screen.user.type(field(screen), 'Failed{Enter}Half a sen')
  await screen.findByText(/Not sent\./)
  // A new page: nothing but what the device keeps.
  document.body.replaceChildren()
  await new Promise(resolve => setTimeout(resolve))
  drafts.reload()
  resetOutboxes()
  forgetUser()
  const again = await opened(12, replies)
  expect(field(again)).toHaveProperty('value', 'Half a sen')
  await again.findByText('Failed')
  expect(again.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(again.network.calls(GO_ON)).toHaveLength(0)
})

test('another member never sees it', async () => {
  const screen = await opened(12, chatServer().replies)
  await screen.user.type(field(screen), 'For my eyes only')
  keepUser(member({ id: 42, name: 'Farid' }))
  await vi.waitFor(() => expect(screen.network.calls(MENU).at(-1)?.query.fromUserId).toBe('42'))
  await vi.waitFor(() => expect(field(screen)).toHaveProperty('value', ''))
  keepUser(member())
  await vi.waitFor(() => expect(field(screen)).toHaveProperty('value', 'For my eyes only'))
})

test('a session that ends keeps what is written, and offers to sign in', async () => {
  const screen = await opened(12, { ...chatServer().replies, [GO_ON]: json(401, {}) })
  await screen.user.type(field(screen), 'Sent too late{Enter}')
  await screen.findByText(/Your session has ended/)
  await screen.user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(document.querySelector('trade-login[open]') === null).toBe(false)
  keepUser(member({ token: 'renewed' }))
  await screen.findByText('Sent too late')
  screen.network.reply(GO_ON, {})
  await screen.user.click(await screen.findByRole('button', { name: 'Try again' }))
  await vi.waitFor(() =>
    expect(screen.network.calls(GO_ON).at(-1)?.headers.authorization).toBe('Bearer renewed'),
  )
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
  await vi.waitFor(() => expect(shown(screen, 'Once')).toBe(2))
  await vi.waitFor(() => expect(screen.queryByText('Sending')).toBeNull())
  expect(server.said(302)).toEqual(['Once'])
  expect(screen.events.filter(({ type }) => type === 'trade-chat-sent')).toHaveLength(1)
})

test('an answer without an id begins nothing that we could go on with', async () => {
  const screen = await opened(14, { ...chatServer().replies, [BEGIN]: newChatReply(0) })
  await screen.user.type(field(screen), 'Hello{Enter}')
  await screen.findByText(/may have arrived/)
  endSession()
})
