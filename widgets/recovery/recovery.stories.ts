import { byHand } from '#shared/testing/by-hand.ts'
import { fault, later } from '#shared/testing/network.ts'
import { envelopeReply } from '#shared/testing/replies.ts'
import { type Story, story } from '#shared/testing/story.ts'

export default { title: 'Widgets/Recovery', component: 'trade-recovery' }

const html = '<trade-recovery open></trade-recovery>'
const RECOVER = 'PUT /api/Admin/password/recovery'

const send =
  (email: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const { fill, press } = byHand(canvasElement)
    await fill('Email', email)
    await press('Recover Password')
  }

export const SignedOut = story(html)
export const Invalid = story(html, {}, { play: send('siti@') })
export const Sending = story(html, { replies: { [RECOVER]: later() } }, { play: send('siti@buyer.test') })
export const Sent = story(
  html,
  { replies: { [RECOVER]: envelopeReply(200, 'A temporary password is on its way.') } },
  { play: send('siti@buyer.test') },
)
export const Refused = story(
  html,
  { replies: { [RECOVER]: envelopeReply(401, 'This e-mail cannot be read.') } },
  { play: send('siti@buyer.test') },
)
export const Offline = story(
  html,
  { replies: { [RECOVER]: fault('offline') } },
  { play: send('siti@buyer.test') },
)
