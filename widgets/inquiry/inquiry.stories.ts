import { byHand } from '#shared/testing/by-hand.ts'
import { fault, json, later, type Replies } from '#shared/testing/network.ts'
import { envelopeReply, inquiryReply, uploadReply } from '#shared/testing/replies.ts'
import { member } from '#shared/testing/scene.ts'
import { type Story, story } from '#shared/testing/story.ts'

export default { title: 'Widgets/Inquiry', component: 'trade-inquiry' }

const html = '<trade-inquiry company-id="12" subject="Mud pump"></trade-inquiry>'
const CREATE = 'POST /api/public/inquiry/new2'
const NOTIFY = 'POST /api/public/Inquiry/Email'
const UPLOAD = 'POST /api/upload/Public/Inquiry/Doc'

const signedIn = (replies: Replies = {}) => ({
  user: member(),
  replies: { [CREATE]: inquiryReply(), [NOTIFY]: envelopeReply(), [UPLOAD]: uploadReply(), ...replies },
})

/** Writes the message and presses the button, as a member would. */
const writeAndSend =
  (message: string, confirm = false): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const { fill, press } = byHand(canvasElement)
    await fill('Message', message)
    await press('Send a Message')
    if (confirm) await press('OK')
  }

const whole = writeAndSend('Do you hold two in stock?', true)

export const SignedIn = story(html, signedIn())
export const SignedOut = story(html)
export const WithoutSubject = story('<trade-inquiry company-id="12"></trade-inquiry>', signedIn())
export const LongSubject = story(
  '<trade-inquiry company-id="12" subject="1/2&quot; NPT Needle Valve &quot;Kema-Seal&quot; 316SS 6,000#, 100% Leak Tested &amp; Tagged with certificate EN 10204 3.1"></trade-inquiry>',
  {
    ...signedIn(),
    user: member({ name: 'Puan Sri Datin Hajah Nur Aisyah binti Abdul Rahman al-Kelantani' }),
  },
)
export const NotSetUp = story('<trade-inquiry></trade-inquiry>')
export const Invalid = story(html, signedIn(), { play: writeAndSend('') })
export const Confirming = story(html, signedIn(), { play: writeAndSend('Do you hold two in stock?') })
export const Sending = story(html, signedIn({ [CREATE]: later() }), { play: whole })
export const Sent = story(html, signedIn(), { play: whole })
export const SendingFailed = story(html, signedIn({ [CREATE]: json(500, {}) }), { play: whole })
export const Offline = story(html, signedIn({ [CREATE]: fault('offline') }), { play: whole })
export const MayHaveArrived = story(html, signedIn({ [CREATE]: json(504, {}) }), { play: whole })
export const NotificationFailed = story(html, signedIn({ [NOTIFY]: json(500, {}) }), { play: whole })
export const SessionEnded = story(html, signedIn({ [CREATE]: json(401, {}) }), { play: whole })
