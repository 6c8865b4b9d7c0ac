import { byHand } from '#shared/testing/by-hand.ts'
import { fault, json, later } from '#shared/testing/network.ts'
import { envelopeReply } from '#shared/testing/replies.ts'
import { member, type Scene } from '#shared/testing/scene.ts'
import { type Story, story } from '#shared/testing/story.ts'

export default { title: 'Widgets/Contact', component: 'trade-contact' }

const html = '<trade-contact></trade-contact>'
const SEND = 'PUT /api/Admin/contact/us'

/** Fills in the form and presses its button, as a reader would. */
const write =
  (message = 'Can several of us share one account?'): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const { fill, press } = byHand(canvasElement)
    await fill('Name', 'Siti Rahmah')
    await fill('E-mail', 'siti@buyer.test')
    await fill('Message', message)
    await press('Send a Message')
  }

const written = (answer: NonNullable<Scene['replies']>[string]) =>
  story(html, { replies: { [SEND]: answer } }, { play: write() })

export const SignedOut = story(html)
export const SignedIn = story(html, { user: member() })
export const Invalid = story(html, {}, { play: write('') })
export const Sending = written(later())
export const Sent = written(envelopeReply(200, 'Thank you. We answer within two working days.'))
export const Refused = written(envelopeReply(401, 'Messages from this address are not accepted.'))
export const Failed = written(json(500, {}))
export const MayHaveArrived = written(json(504, {}))
export const Offline = written(fault('offline'))
