import { vi } from 'vitest'
import type { Replies } from './fake-network.ts'
import { mount, type Screen } from './mount.ts'
import { scene } from './samples/chat-server.ts'

/** Opens the chat on this company's conversation, and waits until it is read. */
export async function openChat(companyId: number, replies: Replies = {}): Promise<Screen> {
  const screen = await mount(`<trade-chat company-id="${companyId}"></trade-chat>`, scene(replies))
  await screen.findByPlaceholderText('Write a message')
  await vi.waitFor(() => {
    if (screen.queryByRole('status', { name: 'Loading' })) throw new Error('It is still loading')
  })
  return screen
}

export const messageField = (screen: Screen): HTMLElement => screen.getByPlaceholderText('Write a message')

/** Returns the number of times that a message is shown. */
export const timesShown = (screen: Screen, body: string): number => screen.queryAllByText(body).length

/** Returns a function for the highest number of times that a message was shown at once, from now on. */
export function mostTimesShown(screen: Screen, body: string): () => number {
  let most = 0
  const look = (): void => {
    most = Math.max(most, timesShown(screen, body))
  }
  const observer = new MutationObserver(look)
  const root = screen.element.shadowRoot
  if (root) observer.observe(root, { childList: true, subtree: true, characterData: true })
  return () => most
}
