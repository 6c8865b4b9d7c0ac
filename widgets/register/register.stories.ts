import { byHand } from '#shared/testing/by-hand.ts'
import { fault, later } from '#shared/testing/network.ts'
import { envelopeReply } from '#shared/testing/replies.ts'
import { type Story, story } from '#shared/testing/story.ts'

export default { title: 'Widgets/Register', component: 'trade-register' }

const html = '<trade-register open></trade-register>'
const REGISTER = 'POST /api/login/tenant/register'

const fillAndSend =
  (repeat: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const { fill, press } = byHand(canvasElement)
    await fill('Email', 'siti@buyer.test')
    await fill('Password', 'mud pump 9')
    await fill('Repeat Password', repeat)
    await press('Register')
  }

export const SignedOut = story(html)
export const Invalid = story(html, {}, { play: fillAndSend('mud pomp 9') })
export const Sending = story(html, { replies: { [REGISTER]: later() } }, { play: fillAndSend('mud pump 9') })
export const Sent = story(
  html,
  { replies: { [REGISTER]: envelopeReply() } },
  { play: fillAndSend('mud pump 9') },
)
export const Refused = story(
  html,
  { replies: { [REGISTER]: envelopeReply(409, 'This e-mail is registered already.') } },
  { play: fillAndSend('mud pump 9') },
)
export const Offline = story(
  html,
  { replies: { [REGISTER]: fault('offline') } },
  { play: fillAndSend('mud pump 9') },
)
