import { expect, test, vi } from 'vitest'
import { type PreloadedResponses, setPreloadedResponses } from '#shared/api/preloaded-responses.ts'
import { endSession, keepUser } from '#shared/session/session.ts'
import { type FakeNetwork, fault, json, later, type Replies } from '#shared/testing/fake-network.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { chatMenuReply, companyReply } from '#shared/testing/replies.ts'
import { COMPANY, HISTORY, MENU, scene } from '#shared/testing/samples/chat-server.ts'
import { member, setScene } from '#shared/testing/scene.ts'
import { earlyReadsOf } from './first-reads.ts'
import { startReads } from './start-reads.ts'
import { storedMember } from './stored-member.ts'
import '../chat/chat.element.ts'

const API = 'https://api.test'
const html = '<trade-chat company-id="12"></trade-chat>'
const attributes = new Map([['company-id', '12']])
const paths = (network: FakeNetwork): string[] => network.requests.map(({ url }) => url.replace(API, ''))
const MENU_PATH = '/api/public/user/chatMenu?fromUserId=41'
const HISTORY_PATH = '/api/public/user/getchathistory?ChatId=301&StaffStatus=0'

/** Requests what the script does when it sees a chat of a signed-in member, and keeps the responses for the client. */
function readEarly(
  replies: Replies,
  given = attributes,
): { network: FakeNetwork; early: PreloadedResponses } {
  const early: PreloadedResponses = new Map()
  const network = setScene({ ...scene(replies), config: { fetch: undefined } })
  vi.mocked(globalThis.fetch).mockImplementation(network.fetch)
  const stored = storedMember('trade-widgets:user', API)
  const reads = earlyReadsOf('trade-chat', name => given.get(name), API, stored?.id)
  const isWanted = (): boolean => storedMember('trade-widgets:user', API)?.bearer === stored?.bearer
  startReads(reads, early, stored?.bearer, isWanted)
  setPreloadedResponses(early)
  return { network, early }
}

const settled = async (early: PreloadedResponses): Promise<void> =>
  void (await Promise.allSettled([...early.values()].map(each => 'response' in each && each.response)))

/** Shows the chat, whose client has the same network as the script. */
const show = (user = member()): Promise<Screen> => mount(html, { user, config: { fetch: undefined } })

test('the history of the chat’s company is read as soon as the menu has arrived, and both only once', async () => {
  const { network, early } = readEarly({})
  await settled(early)
  expect(paths(network)).toEqual([MENU_PATH, HISTORY_PATH])
  expect(network.requests.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer token-41',
    'Bearer token-41',
  ])
  const screen = await show()
  await screen.findByText('Yes, six pieces in Kemaman. Shall we quote?')
  // The history had new messages, so the menu is out of date.
  await vi.waitFor(() => expect(paths(network)).toEqual([MENU_PATH, HISTORY_PATH, MENU_PATH]))
})

test('a menu that arrives after the chat still reads the history only once', async () => {
  const menu = later()
  const { network } = readEarly({ [MENU]: menu })
  const screen = await show()
  menu.release(chatMenuReply([{ id: 12, name: 'Kerteh Flow Control', chatId: 301 }]))
  await screen.findByText('Yes, six pieces in Kemaman. Shall we quote?')
  expect(paths(network)).toEqual([MENU_PATH, HISTORY_PATH])
})

test('broken entries of a menu do not keep the history back', async () => {
  const menu = [null, 7, { MenuId: [] }, ...chatMenuReply([{ id: 12, chatId: 301 }])]
  const { network, early } = readEarly({ [MENU]: menu })
  await settled(early)
  expect(paths(network)).toEqual([MENU_PATH, HISTORY_PATH])
})

test.each([
  ['that is empty', []],
  ['of other companies', chatMenuReply([{ id: 13, chatId: 302 }])],
  ['with the company, but without a conversation', chatMenuReply([{ id: 12 }])],
  ['with a conversation as the company’s staff', chatMenuReply([{ id: 12, chatId: 301, staffStatus: 1 }])],
  [
    'with two conversations with the company',
    chatMenuReply([
      { id: 12, chatId: 301 },
      { id: 12, chatId: 302 },
    ]),
  ],
  ['of another shape', { Result: { MenuId: 12 } }],
  ['in an object', { Result: chatMenuReply([{ id: 12, chatId: 301 }]) }],
  ['with a text that breaks out', [{ MenuId: 12, ChatId: '301&x=1', StaffStatus: 0 }]],
  ['with an object in place of an id', [{ MenuId: { toString: 1 }, ChatId: 301, StaffStatus: 0 }]],
  ['with an unknown role', [{ MenuId: 12, ChatId: 301, StaffStatus: 'owner' }]],
  ['that is null', null],
  ['that is a text', '"12"'],
  ['that has no value', undefined],
  ['that is no JSON', fault('html')],
  ['that breaks off', fault('truncated')],
  ['that failed', json(500, chatMenuReply([{ id: 12, chatId: 301 }]))],
  ['that was refused', json(401, [])],
  ['that never came', fault('offline')],
])('a menu %s reads nothing more', async (_, menu) => {
  const { network, early } = readEarly({ [MENU]: menu })
  await settled(early)
  expect(paths(network)).toEqual([MENU_PATH])
})

test.each([[new Map()], [new Map([['company-id', 'twelve']])]])(
  'a chat that opens no conversation reads no history: %j',
  async given => {
    const { network, early } = readEarly({}, given)
    await settled(early)
    expect(paths(network)).toEqual([MENU_PATH])
  },
)

test.each([
  ['a sign-out', () => keepUser(null)],
  ['an expired session', () => endSession()],
  ['another member', () => keepUser(member({ id: 42, token: 'token-42' }))],
])('%s before the menu arrives ends the early reads', async (_, happen) => {
  const menu = later()
  const { network, early } = readEarly({ [MENU]: menu })
  happen()
  menu.release(chatMenuReply([{ id: 12, chatId: 301 }]))
  await settled(early)
  expect(paths(network)).toEqual([MENU_PATH])
})

test('another member sees none of the replies that were read early', async () => {
  const { network, early } = readEarly({ [COMPANY]: companyReply() })
  await settled(early)
  network.reply(MENU, chatMenuReply([{ id: 12, name: 'Kerteh Flow Control', chatId: 301 }]))
  network.reply(HISTORY, [])
  const screen = await show(member({ id: 42, token: 'token-42' }))
  await screen.findByText('No messages yet. Write the first one.')
  expect(network.requests.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer token-41',
    'Bearer token-41',
    'Bearer token-42',
    'Bearer token-42',
  ])
})
