import { type FakeResponse, json, later } from '#shared/testing/fake-network.ts'
import { authReply, userReply } from '#shared/testing/replies.ts'
import { type Story, story, variant } from '#shared/testing/story.ts'
import {
  largeTextVariant,
  longTextsVariant,
  narrowVariant,
  rightToLeftVariant,
} from '#shared/testing/story-variants.ts'
import { userActions } from '#shared/testing/user-actions.ts'

export default { title: 'Widgets/Login', component: 'trade-login' }

const html = '<trade-login open></trade-login>'

/** Fills in the form, presses its button and waits for the outcome. */
const signIn = (seen: string, values?: Readonly<Record<string, string>>): Pick<Story, 'play'> => ({
  async play({ canvasElement }) {
    const { fill, click, findText } = userActions(canvasElement)
    await fill('login.username', 'aisyah@buyer.test')
    await fill('login.password', 'mud pump 9')
    await click('login.send')
    await findText(seen, values)
  },
})

const answering = (answer: FakeResponse) => ({
  replies: { 'POST /api/tenant/auth': answer, 'GET /api/login/userdetail': userReply() },
})

export const Ready = story(html)
export const Offline = story(html, { offline: true }, signIn('error.offline'))
export const Invalid = story(html, answering(json(400, { error: 'invalid_grant' })), signIn('login.failed'))
export const Sending = story(html, answering(later()), signIn('login.pending'))
/** The dialog has closed, and the header greets the member. */
export const Sent = story(
  `<trade-header></trade-header>${html}`,
  answering(authReply()),
  signIn('header.welcome', { name: 'Aisyah Rahman' }),
)
export const Failed = story(html, answering(json(500, {})), signIn('error.server'))

export const LongTexts = longTextsVariant(Ready)
export const RightToLeft = rightToLeftVariant(Ready)
export const Narrow = narrowVariant(Ready)
export const LargeText = largeTextVariant(Ready)

export const Prefilled = variant('<trade-login open email="aisyah@buyer.test"></trade-login>')
export const PasswordShown = variant(
  html,
  {},
  {
    async play({ canvasElement }) {
      const { fill, click, findButton } = userActions(canvasElement)
      await fill('login.password', 'mud pump 9')
      await click('password.show')
      await findButton('password.hide')
    },
  },
)
