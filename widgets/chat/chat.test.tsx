import { expect, test, vi } from 'vitest'
import { forgetUser } from '#shared/session/session.ts'
import { fault, json, later, type Replies } from '#shared/testing/fake-network.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { pictures } from '#shared/testing/pictures.ts'
import { chatHistoryReply, chatMenuReply, companyReply } from '#shared/testing/replies.ts'
import { COMPANY, HISTORY, MENU, scene } from '#shared/testing/samples/chat-server.ts'
import './chat.element.ts'

const chat = (attributes = '', replies: Replies = {}): Promise<Screen> =>
  mount(`<trade-chat ${attributes}></trade-chat>`, scene(replies))

const FIRST = 'Kerteh Flow Control'

const nameOf = (name: string): RegExp => new RegExp(`^${name}`)

async function opened(name = FIRST, replies: Replies = {}): Promise<Screen> {
  const screen = await chat('', replies)
  await screen.user.click(await screen.findByRole('button', { name: nameOf(name) }))
  await screen.findByPlaceholderText('Write a message')
  return screen
}

const lines = (screen: Screen): (string | null)[] =>
  screen
    .getAllByRole('listitem')
    .flatMap(item => (item.matches('.conversation-list *') ? [] : [item.textContent]))

test.each(['<trade-chat></trade-chat>', '<trade-chat docked company-id="12"></trade-chat>'])(
  '%s shows visitors nothing and requests nothing',
  async html => {
    const screen = await mount(html, { user: null })
    expect(screen.element.shadowRoot?.textContent).toBe('')
    expect(screen.network.requests).toHaveLength(0)
  },
)

test('visitors see the content of the host when no company is named', async () => {
  const screen = await mount('<trade-chat><a href="/company/12">Our page</a></trade-chat>', { user: null })
  expect(screen.element.shadowRoot?.querySelector('slot') === null).toBe(false)
})

test('lists the logo, name and number of new messages', async () => {
  const screen = await chat()
  const entry = await screen.findByRole('button', { name: 'Kerteh Flow Control 2 new' })
  expect(entry.querySelector('img')?.src).toBe(pictures.logo)
  expect(screen.getByRole('button', { name: 'Miri Drilling Tools' })).toBeTruthy()
  expect(screen.network.calls(MENU).map(({ query }) => query)).toEqual([{ fromUserId: '41' }])
  expect(screen.network.calls(HISTORY)).toHaveLength(0)
  expect(screen.events).toEqual([{ type: 'trade-ready', detail: {} }])
})

test('opening a conversation loads its messages, by day and time', async () => {
  const screen = await opened()
  await screen.findByText('Yes, six pieces in Kemaman. Shall we quote?')
  expect(screen.network.calls(HISTORY)[0]?.query).toEqual({ ChatId: '301', StaffStatus: '0' })
  const [firstDay, first, second, today] = lines(screen)
  expect(firstDay).toContain('2 November')
  expect(first).toMatch(/^Kerteh Flow Control wrote:Good morning\. How can we help\?9:04/)
  expect(second).toMatch(/^You wrote:Do you hold/)
  expect(today).toBe('Today')
})

test.each([
  [0, ['Kerteh wrote:', 'You wrote:']],
  [1, ['You wrote:', 'Kerteh wrote:']],
] as const)('with StaffStatus %i the sides are %j', async (staffStatus, speakers) => {
  const screen = await opened('Kerteh', {
    [MENU]: chatMenuReply([{ name: 'Kerteh', chatId: 301, staffStatus }]),
    [HISTORY]: chatHistoryReply([
      { side: 'Company', body: 'From the company' },
      { side: 'Client', body: 'From the client' },
    ]),
  })
  await screen.findByText('From the client')
  expect(screen.network.calls(HISTORY)[0]?.query.StaffStatus).toBe(`${staffStatus}`)
  const said = lines(screen).filter(line => line?.includes('From the'))
  expect(said.map(line => line?.split('From')[0])).toEqual(speakers)
})

test('an open conversation counts as read at once', async () => {
  const screen = await opened()
  await screen.findByRole('button', { name: FIRST })
})

test('a late reply for one conversation never shows in another', async () => {
  const slow = later()
  const screen = await chat('', {
    [HISTORY]: ({ query }) =>
      query.ChatId === '301' ? slow : chatHistoryReply([{ side: 'Company', body: 'From Labuan' }]),
  })
  await screen.user.click(await screen.findByRole('button', { name: nameOf(FIRST) }))
  await screen.user.click(screen.getByRole('button', { name: 'Labuan Offshore Supply' }))
  await screen.findByText('From Labuan')
  slow.release(chatHistoryReply([{ side: 'Company', body: 'From Kerteh' }]))
  await vi.waitFor(() => expect(screen.network.calls(HISTORY)).toHaveLength(2))
  await Promise.resolve()
  expect(screen.queryByText('From Kerteh') === null).toBe(true)
  await screen.user.click(screen.getByRole('button', { name: nameOf(FIRST) }))
  await screen.findByText('From Kerteh')
  expect(screen.queryByText('From Labuan') === null).toBe(true)
})

test('company-id opens the conversation with that company', async () => {
  const screen = await chat('company-id="13"')
  await screen.findByRole('heading', { level: 3, name: 'Labuan Offshore Supply' })
  expect(screen.network.calls(HISTORY)[0]?.query.ChatId).toBe('302')
  expect(document.activeElement).toBe(document.body)
})

test('the company-id of the host wins over the choice of the member', async () => {
  const screen = await opened()
  screen.element.setAttribute('company-id', '13')
  await screen.findByRole('heading', { level: 3, name: 'Labuan Offshore Supply' })
  screen.element.setAttribute('company-id', '12')
  await screen.findByRole('heading', { level: 3, name: FIRST })
})

test('a company missing from the menu appears under its own name', async () => {
  const screen = await chat('company-id="77"', { [COMPANY]: companyReply({ name: 'Sipitang Gas Works' }) })
  await screen.findByRole('heading', { level: 3, name: 'Sipitang Gas Works' })
  await screen.findByText('No messages yet. Write the first one.')
  expect(screen.network.calls(COMPANY).map(({ query }) => query)).toEqual([{ tenantId: '77' }])
  expect(screen.network.calls(HISTORY)).toHaveLength(0)
})

test('an unknown company is not found, and the conversations stay', async () => {
  const screen = await chat('company-id="78"', { [COMPANY]: { headerInfo: [] } })
  await screen.findByRole('heading', { name: 'Not found' })
  expect(screen.getByRole('button', { name: 'Miri Drilling Tools' })).toBeTruthy()
})

test('without conversations, says where to find companies', async () => {
  const screen = await chat('', { [MENU]: [] })
  await screen.findByRole('heading', { name: 'No conversations yet' })
  expect(screen.getByRole('link', { name: 'Search the marketplace' })).toHaveProperty(
    'href',
    'https://market.test/search',
  )
})

test.each([
  ['a server error', json(500, {}), 'server', /has a problem/],
  ['no network', fault('offline'), 'offline', /Check your internet connection/],
  [
    'a mailed password',
    json(403, { error: 'password_change_required' }),
    'unauthorised',
    /Open Dashboard and choose your own password/,
  ],
])('%s: says so, and loads again on retry', async (_, answer, kind, text) => {
  const screen = await chat('', { [MENU]: answer })
  await screen.findByText(text)
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.events).toContainEqual({ type: 'trade-error', detail: expect.objectContaining({ kind }) })
  screen.network.reply(MENU, chatMenuReply([{ name: 'Kerteh', chatId: 301 }]))
  await screen.user.click(again)
  await screen.findByRole('button', { name: 'Kerteh' })
})

test('a conversation that fails to load says so, and the field keeps its text', async () => {
  const screen = await opened(FIRST, { [HISTORY]: json(500, {}) })
  const again = await screen.findByRole('button', { name: 'Try again' })
  await screen.user.type(screen.getByPlaceholderText('Write a message'), 'Hello{Enter}')
  expect(screen.getByPlaceholderText('Write a message')).toHaveProperty('value', 'Hello')
  screen.network.reply(HISTORY, chatHistoryReply([{ body: 'There it is' }]))
  await screen.user.click(again)
  await screen.findByText('There it is')
})

test('the docked button counts new messages; the box takes the focus and returns it', async () => {
  const screen = await chat('docked')
  const opener = await screen.findByRole('button', { name: /Open messages\s*2 new/ })
  await screen.user.click(opener)
  await screen.user.click(await screen.findByRole('button', { name: nameOf(FIRST) }))
  const field = await screen.findByPlaceholderText('Write a message')
  expect(screen.element.shadowRoot?.activeElement).toBe(field)
  await screen.user.keyboard('{Escape}')
  const again = await screen.findByRole('button', { name: /Open messages/ })
  expect(screen.element.shadowRoot?.activeElement).toBe(again)
})

test('with docked="false", it is a part of the page', async () => {
  const screen = await chat('docked="false"')
  await screen.findByRole('button', { name: nameOf(FIRST) })
})

test('signing out hides the chat', async () => {
  const screen = await opened()
  await screen.findByText(/Shall we quote/)
  forgetUser()
  await vi.waitFor(() => expect(screen.element.shadowRoot?.textContent).toBe(''))
})
