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

export default { title: 'Widgets/Register', component: 'trade-register' }

const html = '<trade-register open></trade-register>'
const PASSWORD = 'mud pump 9'
const REFUSAL = 'This e-mail is registered already.'

/** Fills in the form, presses its button and waits for the outcome. */
const send = (repeat: string, seen: string): Pick<Story, 'play'> => ({
  async play({ canvasElement }) {
    const { fill, click, findText } = userActions(canvasElement)
    await fill('register.email', 'siti@buyer.test')
    await fill('register.password', PASSWORD)
    await fill('register.repeat', repeat)
    await click('register.send')
    await findText(seen)
  },
})

const answering = (answer: FakeResponse) => ({ replies: { 'POST /api/login/tenant/register': answer } })

export const Ready = story(html)
export const Offline = story(html, { offline: true }, send(PASSWORD, 'error.offline'))
export const Invalid = story(html, {}, send('mud pomp 9', 'form.passwordsDiffer'))
export const Sending = story(html, answering(later()), send(PASSWORD, 'register.pending'))
/** The login dialog replaces this one, with the e-mail filled in. */
export const Sent = story(
  `${html}<trade-login></trade-login>`,
  answering(envelopeReply()),
  send(PASSWORD, 'login.title'),
)
export const Failed = story(html, answering(json(500, {})), send(PASSWORD, 'error.server'))

export const LongTexts = longTextsVariant(Ready)
export const RightToLeft = rightToLeftVariant(Ready)
export const Narrow = narrowVariant(Ready)
export const LargeText = largeTextVariant(Ready)

export const Refused = variant(html, answering(envelopeReply(409, REFUSAL)), send(PASSWORD, REFUSAL))
export const PasswordShown = variant(
  html,
  {},
  {
    async play({ canvasElement }) {
      const { fill, click, findButton } = userActions(canvasElement)
      await fill('register.password', 'mud pump 9')
      await click('password.show')
      await findButton('password.hide')
    },
  },
)
