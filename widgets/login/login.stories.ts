import { byHand } from '#shared/testing/by-hand.ts'
import { fault, json, later } from '#shared/testing/network.ts'
import { authReply, userReply } from '#shared/testing/replies.ts'
import { type Story, story } from '#shared/testing/story.ts'

export default { title: 'Widgets/Login', component: 'trade-login' }

const html = '<trade-login open></trade-login>'
const AUTH = 'POST /api/tenant/auth'
const USER = 'GET /api/login/userdetail'

const signIn: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const { fill, press } = byHand(canvasElement)
  await fill('Username', 'aisyah@buyer.test')
  await fill('Password', 'wrong')
  await press('Sign In')
}

export const SignedOut = story(html)
export const Prefilled = story('<trade-login open email="aisyah@buyer.test"></trade-login>')
export const Sending = story(html, { replies: { [AUTH]: later() } }, { play: signIn })
export const SignedIn = story(
  html,
  { replies: { [AUTH]: authReply(), [USER]: userReply() } },
  { play: signIn },
)
export const WrongPassword = story(
  html,
  { replies: { [AUTH]: json(400, { error: 'invalid_grant' }) } },
  { play: signIn },
)
export const Offline = story(html, { replies: { [AUTH]: fault('offline') } }, { play: signIn })
export const ServerFault = story(html, { replies: { [AUTH]: json(500, {}) } }, { play: signIn })
