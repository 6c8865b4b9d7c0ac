import { json, later, type Replies } from '#shared/testing/fake-network.ts'
import { envelopeReply, inquiryReply, uploadReply } from '#shared/testing/replies.ts'
import { member } from '#shared/testing/scene.ts'
import { type Play, type Story, story, variant } from '#shared/testing/story.ts'
import {
  largeTextVariant,
  longTextsVariant,
  narrowVariant,
  rightToLeftVariant,
  signedInVariant,
  signedOutVariant,
} from '#shared/testing/story-variants.ts'
import { userActions } from '#shared/testing/user-actions.ts'

export default { title: 'Widgets/Inquiry', component: 'trade-inquiry' }

const html = '<trade-inquiry company-id="12" subject="Mud pump"></trade-inquiry>'
const CREATE = 'POST /api/public/inquiry/new2'
const NOTIFY = 'POST /api/public/Inquiry/Email'
const UPLOAD = 'POST /api/upload/Public/Inquiry/Doc'
const LONG_SUBJECT =
  '1/2&quot; NPT Needle Valve &quot;Kema-Seal&quot; 316SS 6,000#, 100% Leak Tested &amp; Tagged with certificate EN 10204 3.1'

const scene = (replies: Replies = {}) => ({
  user: member(),
  replies: { [CREATE]: inquiryReply(), [NOTIFY]: envelopeReply(), [UPLOAD]: uploadReply(), ...replies },
})

const attach: Play = async ({ canvasElement }) => {
  const { upload, findButton } = userActions(canvasElement)
  await upload(new File(['%PDF-1.4'], 'data-sheet.pdf', { type: 'application/pdf' }))
  await findButton('form.cancelUpload')
}

/** Writes the message, sends it, confirms if asked, and waits for the outcome. */
const write = (message: string, seen: string, withFile = false): Pick<Story, 'play'> => ({
  async play(context) {
    const { fill, click, findText } = userActions(context.canvasElement)
    await fill('inquiry.message', message)
    if (withFile) await attach(context)
    await click('inquiry.send')
    if (message && seen !== 'inquiry.confirm') await click('dialog.ok')
    await findText(seen)
  },
})

const ask = (seen: string, withFile?: boolean) => write('Do you hold two in stock?', seen, withFile)

export const Ready = story(html, scene())
export const Offline = story(html, { ...scene(), offline: true }, ask('error.offline'))
export const NotSetUp = story('<trade-inquiry></trade-inquiry>')
export const SignedOut = signedOutVariant(Ready)
export const SignedIn = signedInVariant(Ready)
export const Invalid = story(html, scene(), write('', 'form.messageEmpty'))
export const Sending = story(html, scene({ [CREATE]: later() }), ask('state.wait'))
export const Sent = story(html, scene(), ask('inquiry.sentTitle'))
export const Failed = story(html, scene({ [CREATE]: json(500, {}) }), ask('form.failedCreate'))

export const LongTexts = longTextsVariant(
  story(`<trade-inquiry company-id="12" subject="${LONG_SUBJECT}"></trade-inquiry>`, scene()),
  { user: member({ name: 'Puan Sri Datin Hajah Nur Aisyah binti Abdul Rahman al-Kelantani' }) },
)
export const RightToLeft = rightToLeftVariant(Ready)
export const Narrow = narrowVariant(Ready)
export const LargeText = largeTextVariant(Ready)

export const WithoutSubject = variant('<trade-inquiry company-id="12"></trade-inquiry>', scene())
export const Prefilled = variant(
  html.replace('>', ' message="Two in stock? Please quote DAP Kerteh.">'),
  scene(),
)
export const Lead = variant(html.replace('>', ' source="Kedah Pumps" reference="A-17">'), scene(), {
  play: ({ canvasElement }) => userActions(canvasElement).findText('Sent from: Kedah Pumps (ref A-17)'),
})
export const WithFile = variant(html, scene(), { play: attach })
export const Confirming = variant(html, scene(), ask('inquiry.confirm'))
export const Uploading = variant(html, scene({ [UPLOAD]: later() }), ask('form.cancelUpload', true))
export const SentWithFile = variant(html, scene(), ask('inquiry.sentTitle', true))
export const UploadFailed = variant(html, scene({ [UPLOAD]: json(500, {}) }), ask('form.failedUpload', true))
export const MayHaveArrived = variant(
  html,
  scene({ [CREATE]: json(504, {}) }),
  ask('form.mayHaveArrivedDashboard'),
)
export const NotificationFailed = variant(html, scene({ [NOTIFY]: json(500, {}) }), ask('form.failedNotify'))
export const SessionEnded = variant(html, scene({ [CREATE]: json(401, {}) }), ask('login.expired'))
export const Procurement = variant(html.replace('>', ' procurement>'), scene(), {
  play: ({ canvasElement }) => userActions(canvasElement).findText('attachments.hint'),
})
