import { fireEvent } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { entriesOf } from '#shared/outbox/entry.ts'
import { forgetUser, keepUser } from '#shared/session/session.ts'
import { openChatOn } from '#shared/stores/chat-opening.ts'
import { messageField, openChat, timesShown } from '#shared/testing/chat-screen.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { chatServer, GO_ON, scene } from '#shared/testing/samples/chat-server.ts'
import { member } from '#shared/testing/scene.ts'
import './chat.element.ts'
import { hasRecords } from '#shared/storage/device-records.ts'
import { OutgoingPayload } from './outgoing.ts'

// The sending code is fetched at the first touch. These tests touch and send in one task, so it can't have arrived.
function write(screen: Screen, text: string): void {
  fireEvent.input(messageField(screen), { target: { value: text } })
}
function press(screen: Screen): void {
  fireEvent.keyDown(messageField(screen), { key: 'Enter' })
}
const written = (screen: Screen): unknown => Reflect.get(messageField(screen), 'value')

const { id: owner } = member()
/** Leaves a message in storage, as an earlier page or another tab would. */
function leave(at: 'queued' | 'failed', body = 'Left behind'): void {
  entriesOf(owner, 'chat', OutgoingPayload).write({
    id: body,
    lane: 'company:12',
    addedAt: Date.now(),
    attempts: 0,
    mayHaveArrived: false,
    payload: {
      body,
      occurrence: 1,
      companyId: 12,
      name: 'Kerteh Flow Control',
      chatId: 301,
      staffStatus: 0,
      begins: false,
    },
    state: at === 'queued' ? { at } : { at, error: null },
  })
}

test('a text sent before the sending code has loaded is sent once, and later text stays', async () => {
  const server = chatServer()
  const screen = await openChat(12, server.replies)
  write(screen, 'Do you hold six?')
  for (let presses = 0; presses < 3; presses++) press(screen)
  write(screen, 'Do you hold six? Or eight')
  expect(written(screen)).toBe('Do you hold six? Or eight')
  expect(screen.network.calls(GO_ON)).toHaveLength(0)
  await vi.waitFor(() => expect(server.said(301)).toEqual(['Do you hold six?']))
  await vi.waitFor(() => expect(screen.queryByText('Sending')).toBeNull())
  expect(written(screen)).toBe(' Or eight')
  expect(timesShown(screen, 'Do you hold six?')).toBe(1)
  expect(screen.events.filter(({ type }) => type === 'trade-chat-sent')).toHaveLength(1)
  await screen.user.type(messageField(screen), '{Enter}')
  await vi.waitFor(() => expect(server.said(301)).toEqual(['Do you hold six?', 'Or eight']))
})

test('announces to screen readers that it is sending', async () => {
  const screen = await openChat(12, chatServer().replies)
  const status = screen.element.shadowRoot?.querySelector('.conversation > [role=status]')
  const said: (string | null | undefined)[] = []
  const observer = new MutationObserver(() => said.push(status?.textContent))
  if (status) observer.observe(status, { childList: true })
  write(screen, 'Hello')
  press(screen)
  await vi.waitFor(() => expect(said).toEqual(['Sending', '']))
  expect(written(screen)).toBe('')
})

test('a text withdrawn before the sending code has loaded is not sent', async () => {
  const server = chatServer()
  const screen = await openChat(12, server.replies)
  write(screen, 'Too dear')
  press(screen)
  write(screen, 'Dear Farid')
  await import('./chat-sending.ts')
  await screen.user.type(messageField(screen), '{Enter}')
  await vi.waitFor(() => expect(server.said(301)).toEqual(['Dear Farid']))
})

test('a text goes to its own conversation even when another one is open by then', async () => {
  const server = chatServer()
  const screen = await openChat(12, server.replies)
  write(screen, 'For Kerteh')
  press(screen)
  openChatOn(13, document.body)
  await screen.findByLabelText('Message to Labuan Offshore Supply')
  await vi.waitFor(() => expect(server.said(301)).toEqual(['For Kerteh']))
  expect(server.said(302)).toEqual([])
})

test('signing out before the sending code has loaded leaves nothing to send', async () => {
  const server = chatServer()
  const screen = await openChat(12, server.replies)
  write(screen, 'Never mind')
  press(screen)
  forgetUser()
  keepUser(member())
  await import('./chat-sending.ts')
  await screen.findByPlaceholderText('Write a message')
  expect(hasRecords('outbox', `${owner}:`)).toBe(false)
  await screen.user.type(messageField(screen), '!{Enter}')
  await vi.waitFor(() => expect(server.said(301)).toEqual(['Never mind!']))
})

test('sends a message left by an earlier page, even while the docked box is closed', async () => {
  leave('queued')
  const server = chatServer()
  const screen = await mount('<trade-chat docked></trade-chat>', scene(server.replies))
  await vi.waitFor(() => expect(server.said(301)).toEqual(['Left behind']))
  await vi.waitFor(() =>
    expect(screen.events).toContainEqual({ type: 'trade-chat-sent', detail: { chatId: 301 } }),
  )
  expect(hasRecords('outbox', `${owner}:`)).toBe(false)
})

test('shows a message left by another tab', async () => {
  const screen = await openChat(12, chatServer().replies)
  expect(screen.queryByText('Left behind')).toBeNull()
  leave('failed')
  window.dispatchEvent(new StorageEvent('storage', { key: `trade-widgets:outbox:${owner}:chat:Left behind` }))
  await screen.findByText('Left behind')
  await screen.findByText(/The page was closed before the server answered/)
})
