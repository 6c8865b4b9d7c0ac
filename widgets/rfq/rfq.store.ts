import { fetchRfqItem, type RfqItem } from '#shared/api/items.ts'
import type { Kind } from '#shared/api/kind.ts'
import { createRfq } from '#shared/api/rfq.ts'
import { uploadPdf } from '#shared/api/uploads.ts'
import { type RfqValues, rfqRules } from '#shared/forms/form-rules.ts'
import { formFor } from '#shared/forms/registry.ts'
import { quantityOf } from '#shared/forms/rules.ts'
import { createForm } from '#shared/forms/submission.ts'
import { createQuery } from '#shared/stores/query.ts'

export const rfqItem = createQuery('rfq-item', (kind: Kind, id: number) => fetchRfqItem(kind, id))

/** The request about one item: widgets that show the same one share its form and draft. */
export function rfqForm(kind: Kind, item: RfqItem) {
  const target = `${kind}:${item.id}`
  return formFor(`rfq:${target}`, () =>
    createForm<RfqValues, { id: number | null }>({
      name: 'rfq',
      target,
      initial: { quantity: '', message: '' },
      rules: rfqRules[kind],
      confirm: 'rfq.confirm',
      drafts: true,
      upload: (file, tools) => uploadPdf(kind, file, tools),
      steps: {
        create: ({ quantity, message }, { attachmentUrl, fileName, ...options }) =>
          createRfq(
            {
              kind,
              itemId: item.id,
              itemName: item.name,
              companyId: item.companyId,
              quantity: quantityOf(quantity) ?? 0,
              message,
              attachmentUrl,
              fileName,
            },
            options,
          ),
      },
    }),
  )
}
