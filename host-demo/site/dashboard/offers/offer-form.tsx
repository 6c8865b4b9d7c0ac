import { useStore } from '@nanostores/react'
import type { Kind } from '#shared/api/items.ts'
import type { Messages } from '#shared/messages/i18n.ts'
import { pageMessages } from '../dashboard.messages.ts'
import { offerQuery } from '../dashboard.store.ts'
import { FieldForm } from '../field-form.tsx'
import type { FieldSpec, FieldValues, Send } from '../form.store.ts'
import { changeOffer, createOffer, type Offer, type OfferCategory } from './offer-calls.ts'
import { offerFieldMessages, offersMessages } from './offers.messages.ts'

type Texts = Messages<typeof offerFieldMessages>

const particulars: Record<Kind, (t: Texts) => readonly FieldSpec[]> = {
  product: t => [
    { name: 'sku', label: t.sku },
    { name: 'brand', label: t.brand },
    { name: 'model', label: t.model },
    { name: 'condition', label: t.condition, hint: t.conditionHint },
    { name: 'material', label: t.material },
    { name: 'origin', label: t.origin },
  ],
  service: t => [{ name: 'serviceNo', label: t.serviceNo }],
}

type Props = { kind: Kind; categories: readonly OfferCategory[]; offer?: Offer; onChanged: () => void }

/** The form for the texts of a product or service, new or existing. */
export function OfferForm({ kind, categories, offer, onChanged }: Props) {
  const t = useStore(offersMessages)
  const tField = useStore(offerFieldMessages)
  const tPage = useStore(pageMessages)
  const fields: readonly FieldSpec[] = [
    { name: 'name', label: tField.name, hint: tField.nameHint, isRequired: true, isWide: true },
    {
      name: 'categoryId',
      label: tField.category,
      type: 'choice',
      isRequired: true,
      choices: [
        ['', tField.chooseCategory],
        ...categories.map(
          ({ id, name, parent }) => [String(id), parent ? `${parent}: ${name}` : name] as const,
        ),
      ],
    },
    ...particulars[kind](tField),
    { name: 'shortDescription', label: tField.short, type: 'lines', rows: 2 },
    { name: 'longDescription', label: tField.long, type: 'lines', rows: 8, hint: tField.longHint },
  ]
  const save: Send = async (values, key) => {
    if (offer) {
      await changeOffer(kind, offer.id, values, key)
      offerQuery.store(kind, offer.id).revalidate()
    } else {
      const id = await createOffer(kind, values, key)
      location.hash = `#${kind}s/${id}`
    }
    onChanged()
  }
  return (
    <section className="card form-card">
      <h2>{offer ? t.texts : t[kind === 'product' ? 'newProduct' : 'newService']}</h2>
      {!offer && <p className="muted">{t.newText}</p>}
      <FieldForm
        id={`${kind} ${offer?.id ?? 'new'}`}
        fields={fields}
        initial={offer ? valuesOf(offer) : {}}
        button={offer ? tPage.save : t.saveNew}
        send={save}
        doubt={offer ? 'saved' : 'created'}
        sent={tPage.saved}
        empties={!offer}
      >
        {!offer && (
          <a href={`#${kind}s`} className="button">
            {tPage.cancel}
          </a>
        )}
      </FieldForm>
    </section>
  )
}

function valuesOf({ id: _, isPublished, pictures, ...texts }: Offer): FieldValues {
  return Object.fromEntries(Object.entries(texts).map(([field, value]) => [field, String(value)]))
}
