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

export default { title: 'Widgets/Newsletter', component: 'trade-newsletter' }

const html = '<trade-newsletter></trade-newsletter>'
const REFUSAL = 'This address is on the list already.'

/** Enters an address, presses the button and waits for the outcome. */
const subscribe = (email: string, seen: string): Pick<Story, 'play'> => ({
  async play({ canvasElement }) {
    const { fill, click, findText } = userActions(canvasElement)
    await fill('newsletter.email', email)
    await click('newsletter.send')
    await findText(seen)
  },
})

const answering = (answer: FakeResponse) => ({ replies: { 'POST /api/public/newsletter/add': answer } })

export const Ready = story(html)
export const Offline = story(html, { offline: true }, subscribe('siti@buyer.test', 'error.offline'))
export const Invalid = story(html, {}, subscribe('siti@', 'form.emailNotValid'))
export const Sending = story(html, answering(later()), subscribe('siti@buyer.test', 'newsletter.pending'))
export const Sent = story(html, answering(envelopeReply()), subscribe('siti@buyer.test', 'newsletter.sent'))
export const Failed = story(html, answering(json(500, {})), subscribe('siti@buyer.test', 'error.server'))

export const LongTexts = longTextsVariant(Ready)
export const RightToLeft = rightToLeftVariant(Ready)
export const Narrow = narrowVariant(Ready)
export const LargeText = largeTextVariant(Ready)

export const Refused = variant(
  html,
  answering(envelopeReply(401, REFUSAL)),
  subscribe('siti@buyer.test', REFUSAL),
)
