import type { Item, Kind } from '#shared/api/items.ts'
import { createRfq } from '#shared/api/rfq.ts'
import { uploadPdf } from '#shared/api/uploads.ts'
import { formFor } from '#shared/forms/form-registry.ts'
import { type RfqValues, rfqRules } from '#shared/forms/form-rules.ts'
import { quantityOf } from '#shared/forms/validation.ts'

/** Where the reply does not name the company beside the item, its profile does. */
export const sellerOf = (item: Item): string => item.companyName || item.company.name

/** The request about one item: widgets that show the same one share its form and draft. */
export function rfqForm(kind: Kind, { id: itemId, name: itemName, companyId }: Item) {
  return formFor<RfqValues, { id: number | null }>({
    name: 'rfq',
    target: `${kind}:${itemId}`,
    initial: { quantity: '', message: '' },
    rules: rfqRules[kind],
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
