import { endSession } from '#shared/session/session.ts'
import { openChatOn } from '#shared/stores/chat-opening.ts'
import { fault, json, later } from '#shared/testing/fake-network.ts'
import { pictures } from '#shared/testing/pictures.ts'
import { chatHistoryReply, chatMenuReply, companyReply } from '#shared/testing/replies.ts'
import {
  BEGIN,
  COMPANY,
  chatServer,
  GO_ON,
  HISTORY,
  longHistory,
  MENU,
  menu,
  scene,
} from '#shared/testing/samples/chat-server.ts'
import { type Story, story, variant } from '#shared/testing/story.ts'
import {
  largeTextVariant,
  longTextsVariant,
  narrowVariant,
  rightToLeftVariant,
  signedInVariant,
} from '#shared/testing/story-variants.ts'
import { userActions } from '#shared/testing/user-actions.ts'

export default { title: 'Widgets/Chat', component: 'trade-chat' }

const list = '<trade-chat></trade-chat>'
const open = '<trade-chat company-id="12"></trade-chat>'
const docked = '<trade-chat docked></trade-chat>'
const MESSAGE = 'Please quote for four pieces.'

/** Writes a message, sends it, and waits for the outcome. */
const say = (seen: string, name = 'Kerteh Flow Control'): Pick<Story, 'play'> => ({
  async play({ canvasElement }) {
    const { fill, click, findText } = userActions(canvasElement)
    await fill('chat.messageTo', MESSAGE, { name })
    await click('chat.send')
    await findText(MESSAGE)
    await findText(seen)
  },
})

/** Returns a scene whose server keeps the messages it receives. */
const keeping = () => scene(chatServer({ 301: [{ side: 'Company', body: 'How can we help?' }] }).replies)

export const Loading = story(list, scene({ [MENU]: later() }))
export const Ready = story(open, scene())
export const Empty = story(list, scene({ [MENU]: [] }))
export const LoadFailed = story(list, scene({ [MENU]: json(500, {}) }))
export const Offline = story(list, { ...scene(), offline: true })
export const NotFound = story(
  '<trade-chat company-id="78"></trade-chat>',
  scene({ [COMPANY]: { headerInfo: [] } }),
)
/** Shows only the host's content for visitors. */
export const SignedOut = story(
  '<trade-chat><a href="/company/12">Our company page</a></trade-chat>',
  { user: null },
  { showsFallback: true },
)
export const VisitorWrites = variant(open, scene({}, { user: null }), {
  async play({ canvasElement }) {
    const { fill, findText } = userActions(canvasElement)
    await findText('visitorChat.signInFirst')
    await fill('chat.messageTo', MESSAGE, { name: 'Kerteh Flow Control' })
  },
})
export const SignedIn = signedInVariant(Ready)
export const Sending = story(open, scene({ [GO_ON]: later() }), say('chat.sending'))
export const Sent = story(open, keeping, say('How can we help?'))
export const Failed = story(open, scene({ [GO_ON]: json(500, {}) }), say('chat.notSent'))

export const Finder = variant(
  list,
  scene({
    [MENU]: chatMenuReply(
      [
        'Kerteh Flow Control',
        'Labuan Offshore Supply',
        'Miri Drilling Tools',
        'Senai Pumps',
        'Bintulu Inspection',
        'Johor Safety Gear',
      ].map((name, index) => ({
        id: index + 12,
        name: `${name} and Engineering Services (Malaysia) Sdn Bhd`,
        chatId: 301 + index,
        logo: '',
        lastWords:
          'Yes, six pieces in Kemaman. Shall we quote for all of them, or for the four that you need first?',
        lastAt: '2026-11-02T09:05:00',
      })),
    ),
  }),
  {
    async play({ canvasElement }) {
      const { fill, findText } = userActions(canvasElement)
      await fill('chatList.find', 'supply')
      await findText('Labuan Offshore Supply')
    },
  },
)

export const LongTexts = longTextsVariant(Ready, {
  replies: {
    [MENU]: chatMenuReply([
      {
        id: 12,
        name: 'Perusahaan Perkhidmatan Minyak dan Gas Pantai Timur Semenanjung (Terengganu) Sdn Bhd',
        logo: pictures.logo,
        chatId: 301,
        unread: 1234,
      },
    ]),
    [HISTORY]: chatHistoryReply([
      { body: `${'x'.repeat(400)}\n\nhttps://example.com/${'path/'.repeat(40)}` },
      { side: 'Company', body: 'First line\nSecond line\n\n\tIndented' },
    ]),
  },
})
export const MissingFields = story(
  open,
  scene({
    [MENU]: [{ MenuId: 12, MenuName: 'Kerteh Flow Control', ChatId: 301 }],
    [HISTORY]: [{ MessageSide: 'Company', MessageBody: 'Good morning' }],
  }),
)
export const RightToLeft = rightToLeftVariant(Ready)
export const Narrow = narrowVariant(Ready)
export const LargeText = largeTextVariant(Ready)

export const List = variant(list, scene())
export const NarrowList = variant(`<div style="width: 240px">${list}</div>`, scene({ [MENU]: menu }))
export const ForStaff = variant(
  list,
  scene({
    [MENU]: chatMenuReply([
      { id: 1, name: 'Aisyah Rahman', logo: '', chatId: 301, staffStatus: 1, unread: 1 },
    ]),
  }),
  {
    async play({ canvasElement }) {
      const { click, findText } = userActions(canvasElement)
      await click('Aisyah Rahman')
      await findText('Good morning. How can we help?')
    },
  },
)
export const OpenLoading = variant(open, scene({ [HISTORY]: later() }))
export const OpenFailed = variant(open, scene({ [HISTORY]: json(500, {}) }))
export const NothingSaidYet = variant('<trade-chat company-id="14"></trade-chat>', scene())
export const CompanyOutsideTheMenu = variant(
  '<trade-chat company-id="77"></trade-chat>',
  scene({ [COMPANY]: companyReply({ name: 'Sipitang Gas Works', logo: '' }) }),
)
export const MayHaveArrived = variant(
  open,
  scene({ [GO_ON]: fault('truncated') }),
  say('chat.mayHaveArrived'),
)
export const BeginFailed = variant(
  '<trade-chat company-id="14"></trade-chat>',
  scene({ [BEGIN]: json(429, {}, { 'Retry-After': '20' }) }),
  say('chat.notSent', 'Miri Drilling Tools'),
)
export const Expired = variant(list, scene(), {
  async play({ canvasElement }) {
    const { findButton, findText } = userActions(canvasElement)
    await findButton('Kerteh Flow Control')
    endSession()
    await findText('chat.expired')
  },
})
export const Docked = variant(docked, scene())
export const DockedOpen = variant(docked, scene(), {
  async play({ canvasElement }) {
    const { click, findButton } = userActions(canvasElement)
    await click('chat.open')
    await findButton('chat.minimise')
  },
})
export const TenThousandMessages = variant(open, scene({ [HISTORY]: longHistory(10_000) }))
export const LongMessageInParts = variant(
  open,
  scene({ [HISTORY]: chatHistoryReply([{ body: `${'Flange by flange. '.repeat(300)}The end.` }]) }),
  {
    async play({ canvasElement }) {
      const { click, findText } = userActions(canvasElement)
      await click('list.moreText')
      await findText('The end.')
    },
  },
)

/** Opened by a request from an item's page. */
export const AboutAnItem = variant(list, keeping, {
  async play({ canvasElement }) {
    openChatOn(12, document.body, 'Ball valve 8" 600#')
    await userActions(canvasElement).findText('chatAbout.about', { name: 'Ball valve 8" 600#' })
  },
})
export const AboutAnItemOnPhone = { ...narrowVariant(AboutAnItem), isVariant: true }
