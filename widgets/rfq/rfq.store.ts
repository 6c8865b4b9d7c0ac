import type { Item, Kind } from '#shared/api/items.ts'
import { formFor } from '#shared/forms/form.ts'
import { quantityOf, quantityRules, required } from '#shared/forms/validation.ts'

/** Loads the calls that send the request, which a visitor who only reads does not need. */
export const bringCalls = () =>
  Promise.all([
    import('#shared/api/rfq.ts'),
    import('#shared/api/uploads.ts'),
    import('#shared/forms/requests.ts'),
  ])

/** Returns the seller's name. If the reply does not name the company beside the item, its profile does. */
export const sellerOf = (item: Item): string => item.companyName || item.company.name

/** `quantity` is the text of the number input. A service has none, and 0 is sent. */
export type RfqValues = {
  quantity: string
  message: string
  /** A text that is sent below the message. */
  requirements?: string | undefined
}

type SuggestedValues = Pick<RfqValues, 'quantity' | 'message'>

/** The values that the host suggests to the buyer. The unit is one of the requirements. */
export type Suggested = SuggestedValues & { unit: string }

/** Returns the text that the company reads, except for the lines about its origin. */
const bodyOf = ({ message, requirements }: RfqValues): string =>
  requirements ? `${message}\n\n${requirements}` : message

type RfqOptions = {
  seller: string
  /** Unless true, the form neither has nor sends requirements, though a draft may hold some. */
  addsBlock: boolean
  keepsRequests: boolean
}

/** Returns the request about one item. Widgets that show the same one share its form and draft. */
export function rfqForm(
  kind: Kind,
  { id: itemId, name, companyId }: Pick<Item, 'id' | 'name' | 'companyId'>,
  { seller, addsBlock, keepsRequests }: RfqOptions,
  suggested: SuggestedValues,
) {
  return formFor<RfqValues, { id: number | null }>({
    name: 'rfq',
    target: `${kind}:${itemId}`,
    // Undefined and not '', so that attempts in drafts from before there were requirements are still recognised by
    // their content.
    initial: { ...suggested, ...(addsBlock && { requirements: undefined }) },
    rules: [...(kind === 'product' ? quantityRules : []), required('message', 'messageEmpty')],
    confirms: true,
    drafts: true,
    steps: {
      upload: async (file, options) => {
        const [, { uploadPdf }] = await bringCalls()
        return uploadPdf(kind, file, options)
      },
      create: async (values, { attachmentUrl, fileName, ending, ...options }) => {
        const message = bodyOf(values)
        const rfq = { kind, itemId, companyId, quantity: quantityOf(values.quantity) ?? 0, fileName }
        const [{ createRfq }, , { recordRequest }] = await bringCalls()
        const sent = { ...rfq, itemName: name, message: message + ending, attachmentUrl }
        const created = await createRfq(sent, options)
        const shown = { title: name, companyName: seller, message, list: '' }
        recordRequest({ ...rfq, ...shown, serverId: created.id }, keepsRequests)
        return created
      },
    },
  })
}
