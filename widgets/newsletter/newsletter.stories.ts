import { byHand } from '#shared/testing/by-hand.ts'
import { fault, later } from '#shared/testing/network.ts'
import { envelopeReply } from '#shared/testing/replies.ts'
import { type Story, story } from '#shared/testing/story.ts'

export default { title: 'Widgets/Newsletter', component: 'trade-newsletter' }

const html = '<trade-newsletter></trade-newsletter>'
const ADD = 'POST /api/public/newsletter/add'

const subscribe =
  (email: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const { fill, press } = byHand(canvasElement)
    await fill('Your e-mail', email)
    await press('Subscribe')
  }

export const Ready = story(html)
export const Invalid = story(html, {}, { play: subscribe('siti@') })
export const Sending = story(html, { replies: { [ADD]: later() } }, { play: subscribe('siti@buyer.test') })
export const Sent = story(
  html,
  { replies: { [ADD]: envelopeReply() } },
  { play: subscribe('siti@buyer.test') },
)
export const Refused = story(
  html,
  { replies: { [ADD]: envelopeReply(401, 'This address is on the list already.') } },
  { play: subscribe('siti@buyer.test') },
)
export const Offline = story(
  html,
  { replies: { [ADD]: fault('offline') } },
  { play: subscribe('siti@buyer.test') },
)
