import type { Item, Kind } from '#shared/api/items.ts'
import { createRfq } from '#shared/api/rfq.ts'
import { uploadPdf } from '#shared/api/uploads.ts'
import { formFor } from '#shared/forms/form.ts'
import { required } from '#shared/forms/validation.ts'
import { quantityOf, quantityRules } from '#shared/forms/quantity.ts'

/** Where the reply does not name the company beside the item, its profile does. */
export const sellerOf = (item: Item): string => item.companyName || item.company.name

/** `quantity` is the text of the number input; a service has none, and 0 is sent. */
export type RfqValues = { quantity: string; message: string }

type RequestedItem = Pick<Item, 'id' | 'name' | 'companyId'>

/** The request about one item: widgets that show the same one share its form and draft. */
export function rfqForm(kind: Kind, { id: itemId, name: itemName, companyId }: RequestedItem) {
  return formFor<RfqValues, { id: number | null }>({
    name: 'rfq',
    target: `${kind}:${itemId}`,
    initial: { quantity: '', message: '' },
    rules: [...(kind === 'product' ? quantityRules : []), required('message', 'messageEmpty')],
    confirms: true,
    drafts: true,
    steps: {
      upload: (file, options) => uploadPdf(kind, file, options),
      create: ({ quantity, message }, { attachmentUrl, fileName, ...options }) => {
        const about = { kind, itemId, itemName, companyId }
        const text = { quantity: quantityOf(quantity) ?? 0, message }
        return createRfq({ ...about, ...text, attachmentUrl, fileName }, options)
      },
    },
  })
}
