import { expect, test, vi } from 'vitest'
import { openChatOn } from '#shared/stores/chat-opening.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { chatMenuReply, companyReply } from '#shared/testing/replies.ts'
import { COMPANY, MENU, scene } from '#shared/testing/samples/chat-server.ts'
import './chat.element.ts'

const names = [
  'Kerteh Flow Control',
  'Labuan Offshore Supply and Marine Services (Malaysia) Sdn Bhd',
  'Miri Drilling Tools',
  'Bintulu Inspection',
  'Kemaman Valve Works',
  'Johor Safety Gear',
]
const manyCompanies = chatMenuReply(
  names.map((name, index) => ({
    id: index + 12,
    name,
    chatId: index < 2 ? 301 + index : 0,
    ...(index === 1 && { lastWords: 'Six pieces in Kemaman.', lastAt: '2026-11-20T09:05:00' }),
    ...(index === 0 && { lastWords: 'Shall we quote?', lastAt: '2026-11-22T09:05:00' }),
  })),
)

const rows = (screen: Screen): (string | null)[] =>
  screen
    .within(screen.getByRole('navigation'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

test('lists full names with the last messages and their times', async () => {
  vi.setSystemTime('2026-11-22T12:00:00')
  const screen = await mount('<trade-chat></trade-chat>', scene({ [MENU]: manyCompanies }))
  await screen.findByText('Six pieces in Kemaman.')
  expect(rows(screen).slice(0, 3)).toEqual([
    expect.stringMatching(/Kerteh Flow ControlShall we quote\?9:05 am$/),
    expect.stringMatching(/\(Malaysia\) Sdn BhdSix pieces in Kemaman\.20 Nov$/),
    expect.stringMatching(/Miri Drilling Tools$/),
  ])
})

test('a longer list can be searched by letters of a name', async () => {
  const screen = await mount('<trade-chat></trade-chat>', scene({ [MENU]: manyCompanies }))
  const field = await screen.findByLabelText('Find a conversation')
  await screen.user.type(field, 'dRILL')
  await vi.waitFor(() => expect(rows(screen)).toEqual([expect.stringContaining('Miri Drilling Tools')]))
  await screen.user.type(field, 'x')
  await screen.findByText('No conversation with that name')
  await screen.user.type(field, '{Backspace}'.repeat(6))
  await vi.waitFor(() => expect(rows(screen)).toHaveLength(6))
})

test('a short list has no search field', async () => {
  const screen = await mount('<trade-chat></trade-chat>', scene())
  await screen.findByText('Miri Drilling Tools')
  expect(screen.queryByLabelText('Find a conversation')).toBeNull()
})

test.each(['', ' docked'])(
  'a request to write to a company opens it in the chat of the page (%s)',
  async look => {
    const screen = await mount(
      `<trade-chat${look}></trade-chat>`,
      scene({ [COMPANY]: companyReply({ name: 'Senai Pumps' }) }),
    )
    openChatOn(99, document.body)
    const field = await screen.findByLabelText('Message to Senai Pumps')
    await vi.waitFor(() => expect(screen.element.shadowRoot?.activeElement === field).toBe(true))
    expect(screen.network.calls(COMPANY).map(({ query }) => query)).toEqual([{ tenantId: '99' }])
    // A user's action never writes an attribute.
    expect(screen.element.hasAttribute('company-id')).toBe(false)
  },
)

test('a request made before there is a chat opens in the next one', async () => {
  openChatOn(12, document.body)
  const screen = await mount('<trade-chat docked></trade-chat>', scene())
  expect(await screen.findByLabelText('Message to Kerteh Flow Control')).toBeTruthy()
})

test('Escape returns the focus to the button that opened the chat', async () => {
  const screen = await mount('<button>Chat</button><trade-chat docked></trade-chat>', scene())
  const button = screen.getByRole('button', { name: 'Chat' })
  openChatOn(12, button)
  await screen.user.type(await screen.findByLabelText('Message to Kerteh Flow Control'), '{Escape}')
  await vi.waitFor(() => expect(document.activeElement === button).toBe(true))
})
