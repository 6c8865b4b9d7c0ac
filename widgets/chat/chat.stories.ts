import { endSession } from '#shared/session/session.ts'
import { byHand } from '#shared/testing/by-hand.ts'
import { fault, json, later } from '#shared/testing/network.ts'
import { chatHistoryReply, chatMenuReply, companyReply } from '#shared/testing/replies.ts'
import { type Story, story } from '#shared/testing/story.ts'
import { BEGIN, COMPANY, chatServer, GO_ON, HISTORY, longHistory, MENU, menu, scene } from './chat.samples.ts'

export default { title: 'Widgets/Chat', component: 'trade-chat' }

const list = '<trade-chat></trade-chat>'
const open = '<trade-chat company-id="12"></trade-chat>'
const docked = '<trade-chat docked></trade-chat>'
const LONG = 'Perusahaan Perkhidmatan Minyak dan Gas Pantai Timur Semenanjung (Terengganu) Sdn Bhd'

/** Writes a message and sends it, as a member would. */
const say =
  (message: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const { fill, press } = byHand(canvasElement)
    await fill('Message to Kerteh Flow Control', message)
    await press('Send')
  }

export const SignedOut = story(
  '<trade-chat><a href="/company/12">Our company page</a></trade-chat>',
  { user: null },
  { isHostsOwn: true },
)
export const Ready = story(list, scene())
export const Loading = story(list, scene({ [MENU]: later() }))
export const Empty = story(list, scene({ [MENU]: [] }))
export const LoadingFailed = story(list, scene({ [MENU]: json(500, {}) }))
export const Offline = story(list, scene({ [MENU]: fault('offline') }))
export const NotFound = story(
  '<trade-chat company-id="78"></trade-chat>',
  scene({ [COMPANY]: { headerInfo: [] } }),
)
export const Expired = story(list, scene(), {
  play: async ({ canvasElement }) => {
    await byHand(canvasElement).find('Kerteh Flow Control')
    endSession()
  },
})

export const Open = story(open, scene())
export const ForStaff = story(
  list,
  scene({
    [MENU]: chatMenuReply([{ id: 1, name: 'Aisyah Rahman', chatId: 301, staffStatus: 1, unread: 1 }]),
  }),
  { play: ({ canvasElement }) => byHand(canvasElement).press('Aisyah Rahman') },
)
export const OpenLoading = story(open, scene({ [HISTORY]: later() }))
export const OpenFailed = story(open, scene({ [HISTORY]: json(500, {}) }))
export const NothingSaidYet = story('<trade-chat company-id="14"></trade-chat>', scene())
export const CompanyOutsideTheMenu = story(
  '<trade-chat company-id="77"></trade-chat>',
  scene({ [COMPANY]: companyReply({ name: 'Sipitang Gas Works' }) }),
)
export const Sending = story(open, scene({ [GO_ON]: later() }), {
  play: say('Please quote for four pieces.'),
})
export const Sent = story(open, scene({ ...chatServer().replies }), {
  play: say('Please quote for four pieces.'),
})
export const Failed = story(open, scene({ [GO_ON]: json(500, {}) }), {
  play: say('Please quote for four pieces.'),
})
export const MayHaveArrived = story(open, scene({ [GO_ON]: fault('truncated') }), {
  play: say('Please quote for four pieces.'),
})
export const BeginFailed = story(
  '<trade-chat company-id="14"></trade-chat>',
  scene({ [BEGIN]: json(429, {}, { 'Retry-After': '20' }) }),
  {
    play: async ({ canvasElement }) => {
      const { fill, press } = byHand(canvasElement)
      await fill('Message to Miri Drilling Tools', 'Good morning')
      await press('Send')
    },
  },
)

export const Docked = story(docked, scene())
export const DockedOpen = story(docked, scene(), {
  play: ({ canvasElement }) => byHand(canvasElement).press('Open messages'),
})
export const LongTexts = story(
  open,
  scene({
    [MENU]: chatMenuReply([{ id: 12, name: LONG, chatId: 301, unread: 1234 }]),
    [HISTORY]: chatHistoryReply([
      { body: `${'x'.repeat(400)}\n\nhttps://example.com/${'path/'.repeat(40)}` },
      { side: 'Company', body: 'First line\nSecond line\n\n\tIndented' },
    ]),
  }),
)
export const TenThousandMessages = story(open, scene({ [HISTORY]: longHistory(10_000) }))
export const RightToLeft = story(`<div dir="rtl">${open}</div>`, scene())
export const Narrow = story(`<div style="width: 320px">${open}</div>`, scene())
export const NarrowList = story(`<div style="width: 240px">${list}</div>`, scene({ [MENU]: menu }))
