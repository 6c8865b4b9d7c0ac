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

export default { title: 'Widgets/Contact', component: 'trade-contact' }

const html = '<trade-contact></trade-contact>'
const QUESTION = 'Can several of us share one account?'
const THANKS = 'Thank you. We answer within two working days.'
const REFUSAL = 'Messages from this address are not accepted.'

/** Fills in the form, presses its button and waits for the outcome. */
const write = (message: string, seen: string): Pick<Story, 'play'> => ({
  async play({ canvasElement }) {
    const { fill, click, findText } = userActions(canvasElement)
    await fill('contact.name', 'Siti Rahmah')
    await fill('contact.email', 'siti@buyer.test')
    await fill('contact.message', message)
    await click('contact.send')
    await findText(seen)
  },
})

const answering = (answer: FakeResponse) => ({ replies: { 'PUT /api/Admin/contact/us': answer } })

export const Ready = story(html)
export const Offline = story(html, { offline: true }, write(QUESTION, 'error.offline'))
export const Invalid = story(html, {}, write('', 'form.messageEmpty'))
export const Sending = story(html, answering(later()), write(QUESTION, 'contact.pending'))
export const Sent = story(html, answering(envelopeReply(200, THANKS)), write(QUESTION, THANKS))
export const Failed = story(html, answering(json(500, {})), write(QUESTION, 'error.server'))

export const LongTexts = longTextsVariant(Ready)
export const RightToLeft = rightToLeftVariant(Ready)
export const Narrow = narrowVariant(Ready)
export const LargeText = largeTextVariant(Ready)

export const Prefilled = variant(
  '<trade-contact message="Please call me about a membership."></trade-contact>',
)
export const Lead = variant(
  '<trade-contact source="Kedah Pumps" track="utm"></trade-contact>',
  {},
  { play: ({ canvasElement }) => userActions(canvasElement).findText('lead.sentWith') },
)
export const Refused = variant(html, answering(envelopeReply(401, REFUSAL)), write(QUESTION, REFUSAL))
export const MayHaveArrived = variant(html, answering(json(504, {})), write(QUESTION, 'form.mayHaveArrived'))
