import { expect, test, vi } from 'vitest'
import { timesShown } from '#shared/testing/chat-screen.ts'
import { mount } from '#shared/testing/mount.ts'
import { chatServer, HISTORY, MENU, scene } from '#shared/testing/samples/chat-server.ts'
import './chat.element.ts'

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
