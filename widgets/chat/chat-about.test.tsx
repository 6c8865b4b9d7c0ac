import { expect, test, vi } from 'vitest'
import { requestChat } from '#shared/stores/chat-request.ts'
import { messageField } from '#shared/testing/chat-screen.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { chatServer, GO_ON, scene } from '#shared/testing/samples/chat-server.ts'
import './chat.element.ts'

const LINE = 'About: Ball valve 8" 600#'

/** Opens the chat by a request, about an item or not. */
async function asked(about?: string): Promise<Screen> {
  const screen = await mount('<trade-chat></trade-chat>', scene(chatServer({ 301: [] }).replies))
  requestChat(12, document.body, about)
  await screen.findByPlaceholderText('Write a message')
  return screen
}

async function say(screen: Screen, text: string): Promise<unknown> {
  const before = screen.network.calls(GO_ON).length
  await screen.user.type(messageField(screen), `${text}{Enter}`)
  await vi.waitFor(() => expect(screen.network.calls(GO_ON)).toHaveLength(before + 1))
  return Object.values(Object(screen.network.calls(GO_ON)[before]?.body))
}

test('what it is about is shown, and is the first line of the first message alone', async () => {
  const screen = await asked('Ball valve 8" 600#')
  await screen.findByText(LINE)
  const back = screen.getByRole('link', { name: 'Sent requests' })
  expect(back.getAttribute('href')).toBe('https://market.test/sent')
  expect(await say(screen, 'Two in stock?')).toContain(`${LINE}\nTwo in stock?`)
  await vi.waitFor(() => expect(screen.queryByTitle('Do not mention this item')).toBeNull())
  expect(await say(screen, 'By May?')).toContain('By May?')
})

test('taken out, it is not sent, and the field has the focus', async () => {
  const screen = await asked('Ball valve 8" 600#')
  await screen.user.click(await screen.findByRole('button', { name: 'Do not mention this item' }))
  expect(screen.element.shadowRoot?.activeElement).toBe(messageField(screen))
  expect(await say(screen, 'Two in stock?')).toContain('Two in stock?')
})

test('about nothing, it is the chat as it is', async () => {
  const screen = await asked()
  expect(screen.queryByText(/^About:/)).toBeNull()
  expect(await say(screen, 'Two in stock?')).toContain('Two in stock?')
})
