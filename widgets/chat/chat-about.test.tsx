import { expect, test, vi } from 'vitest'
import { openChatOn } from '#shared/stores/chat-opening.ts'
import { messageField } from '#shared/testing/chat-screen.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { chatServer, GO_ON, scene } from '#shared/testing/samples/chat-server.ts'
import './chat.element.ts'

const LINE = 'About: Ball valve 8" 600#'

/** Opens the chat by a request, about an item or not. */
async function asked(about?: string): Promise<Screen> {
  const screen = await mount('<trade-chat></trade-chat>', scene(chatServer({ 301: [] }).replies))
  openChatOn(12, document.body, about)
  await screen.findByPlaceholderText('Write a message')
  return screen
}

async function say(screen: Screen, text: string): Promise<unknown> {
  const before = screen.network.calls(GO_ON).length
  await screen.user.type(messageField(screen), `${text}{Enter}`)
  await vi.waitFor(() => expect(screen.network.calls(GO_ON)).toHaveLength(before + 1))
  return Object.values(Object(screen.network.calls(GO_ON)[before]?.body))
}

test('shows the item, and mentions it only in the first message', async () => {
  const screen = await asked('Ball valve 8" 600#')
  await screen.findByText(LINE)
  const back = screen.getByRole('link', { name: 'Sent requests' })
  expect(back.getAttribute('href')).toBe('https://market.test/sent')
  expect(await say(screen, 'Two in stock?')).toContain(`${LINE}\nTwo in stock?`)
  await vi.waitFor(() => expect(screen.queryByTitle('Do not mention this item')).toBeNull())
  expect(await say(screen, 'By May?')).toContain('By May?')
})

test('does not send an item that the user has removed, and focuses the field', async () => {
  const screen = await asked('Ball valve 8" 600#')
  await screen.user.click(await screen.findByRole('button', { name: 'Do not mention this item' }))
  expect(screen.element.shadowRoot?.activeElement).toBe(messageField(screen))
  expect(await say(screen, 'Two in stock?')).toContain('Two in stock?')
})

test('without an item, shows the usual chat', async () => {
  const screen = await asked()
  expect(screen.queryByText(/^About:/)).toBeNull()
  expect(await say(screen, 'Two in stock?')).toContain('Two in stock?')
})
