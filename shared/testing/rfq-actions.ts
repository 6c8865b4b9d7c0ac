import type { Replies } from './fake-network.ts'
import { mount, type Screen } from './mount.ts'
import { productReply, rfqReply, serviceReply, uploadReply } from './replies.ts'
import { member } from './scene.ts'

export const PRODUCT = 'GET /api/public/product/detail'
const SERVICE = 'GET /api/public/service/detail'
export const CREATE = 'POST /api/public/rfq/new2'
export const UPLOAD = 'POST /api/upload/Public/Products/Rfq/Doc'

/** Mounts a member's RFQ for a product, ready to be written. */
export async function mountRfq(
  replies: Replies = {},
  html = '<trade-rfq item-id="7"></trade-rfq>',
): Promise<Screen> {
  const screen = await mount(html, {
    user: member(),
    replies: {
      [PRODUCT]: productReply({ name: 'Mud pump' }),
      [SERVICE]: serviceReply({ name: 'Thickness survey' }),
      [CREATE]: rfqReply(501),
      [UPLOAD]: uploadReply('/api/files/5f1c.pdf'),
      ...replies,
    },
  })
  await screen.findByRole('button', { name: 'Send RFQ Now' })
  return screen
}

export async function fillIn(
  { user, getByLabelText }: Screen,
  quantity: string,
  message: string,
): Promise<void> {
  if (quantity) await user.type(getByLabelText('Quantity'), quantity)
  if (message) await user.type(getByLabelText('Message'), message)
}

export const send = ({ user, getByRole }: Screen): Promise<void> =>
  user.click(getByRole('button', { name: 'Send RFQ Now' }))

/** Answers yes to the question. */
export async function agree({ user, findByRole }: Screen): Promise<void> {
  await findByRole('heading', { name: 'Are you sure to submit your RFQ?' })
  await user.click(await findByRole('button', { name: 'OK' }))
}
