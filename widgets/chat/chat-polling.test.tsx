import { beforeEach, expect, test, vi } from 'vitest'
import { json, type Replies } from '#shared/testing/fake-network.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { chatHistoryReply } from '#shared/testing/replies.ts'
import { chatServer, HISTORY, longHistory, MENU, menu, scene } from '#shared/testing/samples/chat-server.ts'
import './chat.element.ts'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  return () => see(true)
})

function see(isSeen: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isSeen)
  document.dispatchEvent(new Event('visibilitychange'))
}

async function opened(replies: Replies = {}): Promise<Screen> {
  const screen = await mount('<trade-chat company-id="13"></trade-chat>', scene(replies))
  await screen.findByPlaceholderText('Write a message')
  await vi.waitFor(() => expect(screen.network.calls(HISTORY)).toHaveLength(1))
  return screen
}

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds)
const asked = (screen: Screen, call: string): number => screen.network.calls(call).length

test('requests the open conversation every three seconds and the menu every thirty', async () => {
  const screen = await opened()
  await pass(30_500)
  expect(asked(screen, HISTORY)).toBe(11)
  expect(asked(screen, MENU)).toBe(2)
})

test('requests nothing while the page is hidden, and both when it is shown again', async () => {
  const screen = await opened()
  await screen.findByText(/Shall we quote/)
  see(false)
  await pass(90_000)
  expect([asked(screen, HISTORY), asked(screen, MENU)]).toEqual([1, 1])
  see(true)
  expect([asked(screen, HISTORY), asked(screen, MENU)]).toEqual([2, 2])
})

test('requests the menu again after a new message', async () => {
  const server = chatServer({ 302: [{ side: 'Company', body: 'Good morning' }] })
  const screen = await opened(server.replies)
  await screen.findByText('Good morning')
  await pass(6500)
  expect(asked(screen, MENU)).toBe(1)
  server.say(302, 'Company', 'Are you there?')
  await pass(3500)
  await screen.findByText('Are you there?')
  expect(asked(screen, MENU)).toBe(2)
})

test('requests the menu again after opening a conversation with new messages', async () => {
  const screen = await mount('<trade-chat company-id="12"></trade-chat>', scene())
  await screen.findByText(/Shall we quote/)
  await vi.waitFor(() => expect(asked(screen, MENU)).toBe(2))
})

test('when new messages fail to load, says so, keeps the old ones, slows down and recovers', async () => {
  const screen = await opened()
  await screen.findByText(/Shall we quote/)
  screen.network.reply(HISTORY, json(400, {}))
  await pass(3500)
  await screen.findByText('New messages cannot be loaded right now. We will keep trying.')
  expect(screen.getByText(/Shall we quote/)).toBeTruthy()
  const before = asked(screen, HISTORY)
  await pass(5000)
  expect(asked(screen, HISTORY)).toBe(before)
  screen.network.reply(HISTORY, chatHistoryReply([{ body: 'Back again' }]))
  await pass(1500)
  await screen.findByText('Back again')
  expect(screen.queryByText(/cannot be loaded/) === null).toBe(true)
})

test('requests nothing after its removal from the page', async () => {
  const screen = await opened()
  screen.element.remove()
  await pass(2000)
  const before = asked(screen, HISTORY) + asked(screen, MENU)
  await pass(90_000)
  expect(asked(screen, HISTORY) + asked(screen, MENU)).toBe(before)
})

test('shows the last of ten thousand messages, and announces a new one to screen readers', async () => {
  let count = 10_000
  const screen = await opened({ [HISTORY]: () => longHistory(count) })
  await screen.findByText(/^Message 10000:/)
  expect(screen.getAllByText(/^Message \d+:/)).toHaveLength(60)
  count += 1
  await pass(3500)
  await screen.findByText(/^Message 10001:/, { selector: 'li *' })
  const announced = await screen.findByText(/^Labuan Offshore Supply wrote: Message 10001:/)
  expect(announced.getAttribute('role')).toBe('status')
})

test('the menu of the scene has three conversations', async () => {
  const screen = await opened()
  expect(screen.getAllByRole('button', { name: /Kerteh|Labuan|Miri/ })).toHaveLength(menu.length)
})
