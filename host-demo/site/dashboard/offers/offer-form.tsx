import type { Kind } from '#shared/api/items.ts'
import { offerQuery } from '../dashboard.store.ts'
import { FieldForm } from '../field-form.tsx'
import type { FieldSpec, FieldValues, Send } from '../form.store.ts'
import { changeOffer, createOffer, type Offer, type OfferCategory } from './offer-calls.ts'

const name: FieldSpec = {
  name: 'name',
  label: 'Name',
  hint: 'Cards show up to 34 characters, so put what buyers look for first.',
  isRequired: true,
  isWide: true,
}

const texts: readonly FieldSpec[] = [
  { name: 'shortDescription', label: 'Short description', type: 'lines', rows: 2 },
  {
    name: 'longDescription',
    label: 'Description',
    type: 'lines',
    rows: 8,
    hint: 'An empty line starts a paragraph. Lines that start with “- ” become a list.',
  },
]

const particulars: Record<Kind, readonly FieldSpec[]> = {
  product: [
    { name: 'sku', label: 'SKU' },
    { name: 'brand', label: 'Brand' },
    { name: 'model', label: 'Model' },
    { name: 'condition', label: 'Condition', hint: 'For example: New' },
    { name: 'material', label: 'Material' },
    { name: 'origin', label: 'Country of origin' },
  ],
  service: [{ name: 'serviceNo', label: 'Service number' }],
}

type Props = { kind: Kind; categories: readonly OfferCategory[]; offer?: Offer; onChanged: () => void }

/** The form for the texts of a product or service, new or existing. */
export function OfferForm({ kind, categories, offer, onChanged }: Props) {
  const fields: readonly FieldSpec[] = [
    name,
    {
      name: 'categoryId',
      label: 'Category',
      type: 'choice',
      isRequired: true,
      choices: [
        ['', 'Choose a category'],
        ...categories.map(
          ({ id, name, parent }) => [String(id), parent ? `${parent}: ${name}` : name] as const,
        ),
      ],
    },
    ...particulars[kind],
    ...texts,
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
      <h2>{offer ? 'Texts' : `A new ${kind}`}</h2>
      {!offer && <p className="muted">You add pictures next. Nobody sees it until you publish it.</p>}
      <FieldForm
        id={`${kind} ${offer?.id ?? 'new'}`}
        fields={fields}
        initial={offer ? valuesOf(offer) : {}}
        button={offer ? 'Save' : 'Save and continue'}
        send={save}
        doubt={offer ? 'saved' : 'created'}
        sent="Saved."
        empties={!offer}
      >
        {!offer && (
          <a href={`#${kind}s`} className="button">
            Cancel
          </a>
        )}
      </FieldForm>
    </section>
  )
}

function valuesOf({ id: _, isPublished, pictures, ...texts }: Offer): FieldValues {
  return Object.fromEntries(Object.entries(texts).map(([field, value]) => [field, String(value)]))
}
