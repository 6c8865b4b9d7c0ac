import { fault, json, later, type Replies } from '#shared/testing/fake-network.ts'
import { pdfFile } from '#shared/testing/pdf-file.ts'
import { pictures } from '#shared/testing/pictures.ts'
import { productReply, rfqReply, serviceReply, uploadReply } from '#shared/testing/replies.ts'
import { richPdf, richPdfs } from '#shared/testing/rich-pdfs.ts'
import { member, setOffline } from '#shared/testing/scene.ts'
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

export default { title: 'Widgets/RFQ', component: 'trade-rfq' }

const html = '<trade-rfq kind="product" item-id="7"></trade-rfq>'
const PRODUCT = 'GET /api/public/product/detail'
const CREATE = 'POST /api/public/rfq/new2'
const UPLOAD = 'POST /api/upload/Public/Products/Rfq/Doc'

const company = { logo: pictures.logo }

const scene = (replies: Replies = {}) => ({
  user: member(),
  replies: {
    [PRODUCT]: productReply({ pictures: [pictures.valve], company }),
    [CREATE]: rfqReply(),
    [UPLOAD]: uploadReply(),
    ...replies,
  },
})

const attach: Play = async ({ canvasElement }) => {
  const { upload, findButton } = userActions(canvasElement)
  await upload(new File(['%PDF-1.4'], 'data-sheet.pdf', { type: 'application/pdf' }))
  await findButton('form.cancelUpload')
}

/** Fills in the form, sends it, confirms if asked, and waits for the outcome. */
const fillIn = (quantity: string, seen: string, withFile = false): Pick<Story, 'play'> => ({
  async play(context) {
    const { fill, click, findText } = userActions(context.canvasElement)
    await fill('rfq.quantity', quantity)
    await fill('rfq.message', 'CIF Labuan, with certificates 3.1')
    if (withFile) await attach(context)
    await click('rfq.send')
    if (quantity && seen !== 'rfq.confirm') await click('dialog.ok')
    await findText(seen)
  },
})

const ask = (seen: string, withFile?: boolean) => fillIn('4', seen, withFile)

export const Loading = story(html, scene({ [PRODUCT]: later() }))
export const Ready = story(html, scene())
export const LoadFailed = story(html, scene({ [PRODUCT]: json(500, {}) }))
export const Offline = story(html, { offline: true })
export const NotFound = story(html, scene({ [PRODUCT]: { productDetail: [] } }))
export const NotSetUp = story('<trade-rfq></trade-rfq>')
export const SignedOut = signedOutVariant(Ready)
export const SignedIn = signedInVariant(Ready)
export const Invalid = story(html, scene(), fillIn('', 'form.quantityEmpty'))
export const Sending = story(html, scene({ [CREATE]: later() }), ask('state.wait'))
export const Sent = story(html, scene(), ask('rfq.sentTitle'))
export const Failed = story(html, scene({ [CREATE]: json(500, {}) }), ask('form.failedCreate'))

export const LongTexts = longTextsVariant(Ready, {
  replies: {
    [PRODUCT]: productReply({
      name: 'API 6D Trunnion Mounted Ball Valve 24" Class 1500 RTJ, Full Bore, Double Block and Bleed, Gear Operated',
      companyName:
        'Kementerian Kejuruteraan Minyak dan Gas Terengganu Sdn Bhd (formerly Kemaman Valve Works)',
      location: 'Kawasan Perindustrian Teluk Kalong, Kemaman, Terengganu',
      pictures: [pictures.valve],
      company,
    }),
  },
})
export const MissingFields = story(
  html,
  scene({ [PRODUCT]: { productDetail: [{ Id: 7, Name: 'Gasket', CompanyId: 12 }] } }),
)
export const RightToLeft = rightToLeftVariant(Ready)
export const Narrow = narrowVariant(Ready)
export const LargeText = largeTextVariant(Ready)

export const Service = variant(
  '<trade-rfq kind="service" item-id="7"></trade-rfq>',
  scene({ 'GET /api/public/service/detail': serviceReply({ pictures: [pictures.gauge], company }) }),
)
export const Prefilled = variant(
  html.replace('>', ' quantity="4" message="Ball valves as in our drawing 0815, CIF Labuan">'),
  scene(),
)
export const WithFile = variant(html, scene(), { play: attach })
export const Confirming = variant(html, scene(), ask('rfq.confirm'))
export const Uploading = variant(html, scene({ [UPLOAD]: later() }), ask('form.cancelUpload', true))
export const UploadFailed = variant(html, scene({ [UPLOAD]: json(500, {}) }), ask('form.failedUpload', true))
/** The network fails after the item has loaded. */
export const SendingOffline = variant(html, scene({ [CREATE]: fault('offline') }), {
  async play(context) {
    await userActions(context.canvasElement).findText('rfq.item')
    setOffline()
    await ask('error.offline').play?.(context)
  },
})
export const MayHaveArrived = variant(
  html,
  scene({ [CREATE]: json(504, {}) }),
  ask('form.mayHaveArrivedDashboard'),
)
/** The success alert was closed and the host did not navigate, so a panel offers the link. */
export const Acknowledged = variant(html, scene(), {
  async play(context) {
    await ask('rfq.sentTitle').play?.(context)
    const { click, findButton } = userActions(context.canvasElement)
    await click('dialog.ok')
    await findButton('rfq.another')
  },
})

/** Marks a variant in addition to the states that every widget has a story for. */
const furtherVariant = (each: Story): Story => ({ ...each, isVariant: true })

const procurement = html.replace('>', ' procurement>')
/** The unit and the day beside the quantity, and the other requirements, closed, below the message. */
export const WithRequirements = variant(procurement, scene(), {
  play: ({ canvasElement }) => userActions(canvasElement).findText('requirements.add'),
})
export const RequirementsFilledIn = variant(procurement, scene(), {
  async play({ canvasElement }) {
    const { open, fill, findText } = userActions(canvasElement)
    await open('requirements.add')
    await fill('requirements.unit', 'pcs')
    await fill('requirements.place', 'Kerteh Supply Base, Terengganu')
    await fill('requirements.neededBy', '2026-12-31')
    await findText('requirements.filled', { count: 1 })
  },
})
export const RequirementsRightToLeft = { ...rightToLeftVariant(RequirementsFilledIn), isVariant: true }
export const RequirementsNarrow = { ...narrowVariant(RequirementsFilledIn), isVariant: true }
export const RequirementsLongTexts = { ...longTextsVariant(RequirementsFilledIn), isVariant: true }

const leading = html.replace('>', ' source="Kedah Pumps" reference="A-17" track="utm">')
const seeLead: Play = ({ canvasElement }) => userActions(canvasElement).findText('lead.sentWith')
/** The data sent along with the message, shown to its sender. */
export const Lead = variant(leading, scene(), { play: seeLead })
export const LeadNarrow = furtherVariant(narrowVariant(Lead))
export const LeadRightToLeft = furtherVariant(rightToLeftVariant(Lead))
export const LeadLargeText = furtherVariant(largeTextVariant(Lead))
/** Scrolls inside its own area. */
export const LeadLongTexts = variant(
  leading.replace('Kedah Pumps', 'Kementerian Kejuruteraan Minyak dan Gas Terengganu Sdn Bhd '.repeat(4)),
  scene(),
  { play: seeLead },
)

const NAMES = ['API 6D data sheet.pdf', 'drawing-0815-rev-C.pdf', 'mill certificates 3.1.pdf']

const several =
  (seen: string, values?: Record<string, string | number>, ...more: File[]): Play =>
  async ({ canvasElement }) => {
    const { uploadAll, findText } = userActions(canvasElement)
    // The form's field takes several files once the hint is shown.
    await findText('attachments.hint')
    await uploadAll('form.upload', [...NAMES.map(name => pdfFile(name)), ...more])
    await findText(seen, values)
  }

export const Procurement = variant(procurement, scene(), {
  play: ({ canvasElement }) => userActions(canvasElement).findText('attachments.hint'),
})
export const ProcurementSignedOut = furtherVariant(signedOutVariant(Procurement))
export const SeveralFiles = variant(procurement, scene(), {
  play: several('attachments.merged', { count: 3, size: '1 kB' }),
})
export const SeveralFilesNarrow = furtherVariant(narrowVariant(SeveralFiles))
export const SeveralFilesRightToLeft = furtherVariant(rightToLeftVariant(SeveralFiles))
export const SeveralFilesLargeText = furtherVariant(largeTextVariant(SeveralFiles))
/** Names the refused file and what to do about it. The other files are merged without it. */
export const FileRefused = variant(procurement, scene(), {
  play: several('attachments.unsupported', { name: 'prices.xlsx' }, new File(['PK'], 'prices.xlsx')),
})
/** A PDF that would lose something in a merged file is left out, and can be sent alone. */
export const FileApart = variant(procurement, scene(), {
  play: several('attachments.sendAlone', { name: 'plan.pdf' }, richPdf('plan.pdf', richPdfs['a signature'])),
})
export const FileApartNarrow = furtherVariant(narrowVariant(FileApart))
export const FileApartRightToLeft = furtherVariant(rightToLeftVariant(FileApart))
export const FileApartLargeText = furtherVariant(largeTextVariant(FileApart))
export const TooManyFiles = variant(procurement, scene(), {
  play: several(
    'attachments.tooMany',
    { most: 20 },
    ...Array.from({ length: 18 }, () => pdfFile('more.pdf')),
  ),
})
