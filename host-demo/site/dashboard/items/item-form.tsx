import { useStore } from '@nanostores/react'
import type { Kind } from '#shared/api/items.ts'
import type { Messages } from '#shared/messages/i18n.ts'
import { pageMessages } from '../dashboard.messages.ts'
import { ownItemQuery } from '../dashboard.store.ts'
import { FieldForm } from '../field-form.tsx'
import type { FieldSpec, FieldValues, Send } from '../form.store.ts'
import { changeOwnItem, createOwnItem, type OwnCategory, type OwnItem } from './item-calls.ts'
import { itemFieldMessages, ownItemsMessages } from './own-items.messages.ts'

type Texts = Messages<typeof itemFieldMessages>

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

type Props = { kind: Kind; categories: readonly OwnCategory[]; item?: OwnItem; onChanged: () => void }

/** The form for the texts of a product or service, new or existing. */
export function ItemForm({ kind, categories, item, onChanged }: Props) {
  const t = useStore(ownItemsMessages)
  const tField = useStore(itemFieldMessages)
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
    if (item) {
      await changeOwnItem(kind, item.id, values, key)
      ownItemQuery.store(kind, item.id).revalidate()
    } else {
      const id = await createOwnItem(kind, values, key)
      location.hash = `#${kind}s/${id}`
    }
    onChanged()
  }
  return (
    <section className="card form-card">
      <h2>{item ? t.texts : t[kind === 'product' ? 'newProduct' : 'newService']}</h2>
      {!item && <p className="muted">{t.newText}</p>}
      <FieldForm
        id={`${kind} ${item?.id ?? 'new'}`}
        fields={fields}
        initial={item ? valuesOf(item) : {}}
        button={item ? tPage.save : t.saveNew}
        send={save}
        doubt={item ? 'saved' : 'created'}
        sent={tPage.saved}
        empties={!item}
      >
        {!item && (
          <a href={`#${kind}s`} className="button">
            {tPage.cancel}
          </a>
        )}
      </FieldForm>
    </section>
  )
}

function valuesOf({ id: _, isPublished, pictures, ...texts }: OwnItem): FieldValues {
  return Object.fromEntries(Object.entries(texts).map(([field, value]) => [field, String(value)]))
}
