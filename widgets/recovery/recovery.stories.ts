import { type FakeResponse, json, later } from '#shared/testing/fake-network.ts'
import { envelopeReply } from '#shared/testing/replies.ts'
import { type Story, story, variant } from '#shared/testing/story.ts'
import {
  largeTextVariant,
  longTextsVariant,
  narrowVariant,
  rightToLeftVariant,
} from '#shared/testing/story-variants.ts'
import { userActions } from '#shared/testing/user-actions.ts'

export default { title: 'Widgets/Recovery', component: 'trade-recovery' }

const html = '<trade-recovery open></trade-recovery>'
const MAILED = 'A temporary password is on its way.'
const REFUSAL = 'This e-mail cannot be read.'

/** Enters an address, presses the button and waits for the outcome. */
const send = (email: string, seen: string): Pick<Story, 'play'> => ({
  async play({ canvasElement }) {
    const { fill, click, findText } = userActions(canvasElement)
    await fill('recovery.email', email)
    await click('recovery.send')
    await findText(seen)
  },
})

const answering = (answer: FakeResponse) => ({ replies: { 'PUT /api/Admin/password/recovery': answer } })

export const Ready = story(html)
export const Offline = story(html, { offline: true }, send('siti@buyer.test', 'error.offline'))
export const Invalid = story(html, {}, send('siti@', 'form.emailNotValid'))
export const Sending = story(html, answering(later()), send('siti@buyer.test', 'recovery.pending'))
export const Sent = story(html, answering(envelopeReply(200, MAILED)), send('siti@buyer.test', MAILED))
export const Failed = story(html, answering(json(500, {})), send('siti@buyer.test', 'error.server'))

export const LongTexts = longTextsVariant(Ready)
export const RightToLeft = rightToLeftVariant(Ready)
export const Narrow = narrowVariant(Ready)
export const LargeText = largeTextVariant(Ready)

export const Refused = variant(html, answering(envelopeReply(401, REFUSAL)), send('siti@buyer.test', REFUSAL))
