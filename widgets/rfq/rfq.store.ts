import type { Item, Kind } from '#shared/api/items.ts'
import { formFor } from '#shared/forms/form.ts'
import { quantityOf, quantityRules } from '#shared/forms/quantity.ts'
import { required } from '#shared/forms/validation.ts'

/** The calls that send it, which nobody needs who only looks. */
export const bringCalls = () => import('./rfq.calls.ts')

/** Where the reply does not name the company beside the item, its profile does. */
export const sellerOf = (item: Item): string => item.companyName || item.company.name

/** `quantity` is the text of the number input; a service has none, and 0 is sent. */
export type RfqValues = {
  quantity: string
  message: string
  /** The block that `compose` writes, to be sent below the message. */
  requirements?: string | undefined
}

/** What the host suggests that the buyer may ask. */
export type Suggested = Pick<RfqValues, 'quantity' | 'message'>

type RequestedItem = Pick<Item, 'id' | 'name' | 'companyId'>

/** What the company reads, but for where it comes from. */
export const bodyOf = ({ message, requirements }: RfqValues): string =>
  requirements ? `${message}\n\n${requirements}` : message

/**
 * The request about one item: widgets that show the same one share its form and draft. Without `procurement` it neither
 * has nor sends requirements, though a draft may hold some.
 */
export function rfqForm(
  kind: Kind,
  { id: itemId, name: itemName, companyId }: RequestedItem,
  procurement: boolean,
  suggested: Suggested,
) {
  return formFor<RfqValues, { id: number | null }>({
    name: 'rfq',
    target: `${kind}:${itemId}`,
    // Undefined and not '': what a draft has tried to send before there were requirements is still known by its content.
    initial: { ...suggested, ...(procurement && { requirements: undefined }) },
    rules: [...(kind === 'product' ? quantityRules : []), required('message', 'messageEmpty')],
    confirms: true,
    drafts: true,
    steps: {
      upload: async (file, options) => (await bringCalls()).uploadPdf(kind, file, options),
      create: async (values, { attachmentUrl, fileName, ending, ...options }) => {
        const about = { kind, itemId, itemName, companyId }
        const text = { quantity: quantityOf(values.quantity) ?? 0, message: bodyOf(values) + ending }
        const { createRfq } = await bringCalls()
        return createRfq({ ...about, ...text, attachmentUrl, fileName }, options)
      },
    },
  })
}
