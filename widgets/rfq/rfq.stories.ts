import { byHand } from '#shared/testing/by-hand.ts'
import { fault, json, later } from '#shared/testing/network.ts'
import { productReply, rfqReply, serviceReply } from '#shared/testing/replies.ts'
import { member, type Scene } from '#shared/testing/scene.ts'
import { type Story, story } from '#shared/testing/story.ts'

export default { title: 'Widgets/RFQ', component: 'trade-rfq' }

const html = '<trade-rfq kind="product" item-id="7"></trade-rfq>'
const PRODUCT = 'GET /api/public/product/detail'
const CREATE = 'POST /api/public/rfq/new2'

function scene(scene: Scene = {}): Scene {
  const { replies, ...rest } = scene
  return { user: member(), replies: { [PRODUCT]: productReply(), [CREATE]: rfqReply(), ...replies }, ...rest }
}

/** Fills in the form and presses its button, as a buyer would. */
const fillAndSend =
  (quantity: string, message: string, confirm = false): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const { fill, press } = byHand(canvasElement)
    await fill('Quantity', quantity)
    await fill('Message', message)
    await press('Send RFQ Now')
    if (confirm) await press('OK')
  }

export const SignedIn = story(html, scene())
export const SignedOut = story(html, scene({ user: null }))
export const Service = story(
  '<trade-rfq kind="service" item-id="7"></trade-rfq>',
  scene({ replies: { 'GET /api/public/service/detail': serviceReply() } }),
)
export const Loading = story(html, scene({ replies: { [PRODUCT]: later() } }))
export const LoadingFailed = story(html, scene({ replies: { [PRODUCT]: json(500, {}) } }))
export const Offline = story(html, scene({ replies: { [PRODUCT]: fault('offline') } }))
export const NotFound = story(html, scene({ replies: { [PRODUCT]: { productDetail: [] } } }))
export const NoPicture = story(
  html,
  scene({ replies: { [PRODUCT]: productReply({ pictures: [], company: { logo: '' } }) } }),
)
export const LongName = story(
  html,
  scene({
    replies: {
      [PRODUCT]: productReply({
        name: 'API 6D Trunnion Mounted Ball Valve 24" Class 1500 RTJ, Full Bore, Double Block and Bleed, Gear Operated',
      }),
    },
  }),
)
export const Invalid = story(html, scene(), { play: fillAndSend('', '') })
export const Confirming = story(html, scene(), { play: fillAndSend('4', 'CIF Labuan') })
export const Sending = story(html, scene({ replies: { [CREATE]: later() } }), {
  play: fillAndSend('4', 'CIF Labuan', true),
})
export const Sent = story(html, scene(), { play: fillAndSend('4', 'CIF Labuan', true) })
export const SendingFailed = story(html, scene({ replies: { [CREATE]: json(500, {}) } }), {
  play: fillAndSend('4', 'CIF Labuan', true),
})
export const MayHaveArrived = story(html, scene({ replies: { [CREATE]: json(504, {}) } }), {
  play: fillAndSend('4', 'CIF Labuan', true),
})
