import { reportMissing } from '#shared/element/needed-elements.ts'
import { json, later, type Replies } from '#shared/testing/fake-network.ts'
import { pictures } from '#shared/testing/pictures.ts'
import { productReply, rfqReply, serviceReply } from '#shared/testing/replies.ts'
import { member } from '#shared/testing/scene.ts'
import { type Play, type Story, story, variant } from '#shared/testing/story.ts'
import * as variants from '#shared/testing/story-variants.ts'
import { userActions } from '#shared/testing/user-actions.ts'

export default { title: 'Widgets/RFQ button', component: 'trade-rfq-button' }

const html = '<trade-rfq-button kind="product" item-id="7"></trade-rfq-button>'
const PRODUCT = 'GET /api/public/product/detail'
const CREATE = 'POST /api/public/rfq/new2'

const company = { logo: pictures.logo }

const scene = (replies: Replies = {}) => ({
  user: member(),
  replies: {
    [PRODUCT]: productReply({ pictures: [pictures.valve], company }),
    [CREATE]: rfqReply(),
    ...replies,
  },
})

/** Presses the button and waits until the dialog shows this. */
const press =
  (seen: string): Play =>
  async ({ canvasElement }) => {
    const { click, findText } = userActions(canvasElement)
    await click('rfqButton.label')
    await findText('rfqButton.title')
    await findText(seen)
  }

export const Ready = story(html)
export const NotSetUp = story('<trade-rfq-button></trade-rfq-button>')
export const LongTexts = variants.longTextsVariant(Ready)
export const RightToLeft = variants.rightToLeftVariant(Ready)
export const Narrow = variants.narrowVariant(Ready)
export const LargeText = variants.largeTextVariant(Ready)

export const OwnLabel = variant(html.replace('>', ' label="Ask for a price">'))
export const Open = variant(html, scene(), { play: press('rfq.message') })
export const OpenSignedOut = variant(html, { ...scene(), user: null }, { play: press('rfq.message') })
export const OpenLoading = variant(html, scene({ [PRODUCT]: later() }), { play: press('state.loading') })
export const OpenLoadFailed = variant(html, scene({ [PRODUCT]: json(500, {}) }), {
  play: press('error.server'),
})
export const OpenNotFound = variant(html, scene({ [PRODUCT]: { productDetail: [] } }), {
  play: press('state.missing'),
})
export const OpenService = variant(
  html.replace('product', 'service'),
  scene({ 'GET /api/public/service/detail': serviceReply({ pictures: [pictures.gauge], company }) }),
  { play: press('rfq.message') },
)
export const OpenProcurement = variant(html.replace('>', ' procurement>'), scene(), {
  play: press('requirements.add'),
})
export const Sent = variant(html, scene(), {
  async play(context) {
    await press('rfq.message')(context)
    const { fill, click, findText } = userActions(context.canvasElement)
    await fill('rfq.quantity', '4')
    await fill('rfq.message', 'CIF Labuan, with certificates 3.1')
    await click('rfq.send')
    await click('dialog.ok')
    await findText('rfq.sentTitle')
  },
})
/** The form could not be loaded, so the reader gets a link to the one in the storefront. */
export const FormMissing = variant(html, scene(), {
  async play({ canvasElement }) {
    const { click, findText } = userActions(canvasElement)
    await click('rfqButton.label')
    reportMissing('trade-rfq')
    await findText('rfqButton.onStorefront')
  },
})

/** Marks a variant in addition to the states that every widget has a story for. */
const furtherVariant = (each: Story): Story => ({ ...each, isVariant: true })

export const OpenLongTexts = furtherVariant(variants.longTextsVariant(Open))
export const OpenRightToLeft = furtherVariant(variants.rightToLeftVariant(Open))
export const OpenNarrow = furtherVariant(variants.narrowVariant(Open))
export const OpenLargeText = furtherVariant(variants.largeTextVariant(Open))
