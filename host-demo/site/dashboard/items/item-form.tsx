import { useStore } from '@nanostores/react'
import type { Kind } from '#shared/api/items.ts'
import { $config } from '#shared/config/config.ts'
import type { Messages } from '#shared/messages/i18n.ts'
import { useQuery } from '#shared/ui/use-query.ts'
import { pageMessages } from '../dashboard.messages.ts'
import { categoryFactsQuery, ownItemQuery } from '../dashboard.store.ts'
import { FieldForm } from '../field-form.tsx'
import type { FieldSpec, FieldValues, Send } from '../form.store.ts'
import { Answered } from '../ui.tsx'
import { nameOfCategory } from './category-options.tsx'
import {
  changeOwnItem,
  createOwnItem,
  type FactsOfCategory,
  type OwnCategory,
  type OwnItem,
} from './item-calls.ts'
import { askedBy, factFields, valuesOfFacts, withFacts } from './item-facts.ts'
import { factMessages, itemFieldMessages, ownItemsMessages } from './own-items.messages.ts'

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

/** The form for the texts and facts of a product or service, new or existing. */
export function ItemForm(props: Props) {
  return (
    <Answered answer={useQuery(categoryFactsQuery)}>
      {byCategory => <LoadedForm {...props} byCategory={byCategory} />}
    </Answered>
  )
}

function LoadedForm({
  kind,
  categories,
  item,
  onChanged,
  byCategory,
}: Props & { byCategory: readonly FactsOfCategory[] }) {
  const t = useStore(ownItemsMessages)
  const tField = useStore(itemFieldMessages)
  const tFact = useStore(factMessages)
  const tPage = useStore(pageMessages)
  const { locale } = useStore($config)
  const fieldsFor = ({ categoryId }: FieldValues): readonly FieldSpec[] => [
    { name: 'name', label: tField.name, hint: tField.nameHint, isRequired: true, isWide: true },
    {
      name: 'categoryId',
      label: tField.category,
      type: 'choice',
      isRequired: true,
      choices: [
        ['', tField.chooseCategory],
        ...categories.map(each => [String(each.id), nameOfCategory(each)] as const),
      ],
    },
    ...particulars[kind](tField),
    ...factFields(askedBy(byCategory, categoryId), item?.facts ?? {}, { t: tFact, locale }),
    { name: 'shortDescription', label: tField.short, type: 'lines', rows: 2 },
    { name: 'longDescription', label: tField.long, type: 'lines', rows: 8, hint: tField.longHint },
  ]
  const save: Send = async (sent, key) => {
    const values = withFacts(sent, askedBy(byCategory, sent.categoryId))
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
        fields={fieldsFor}
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

function valuesOf({ id: _, isPublished, pictures, facts, ...texts }: OwnItem): FieldValues {
  const named = Object.entries(texts).map(([field, value]) => [field, String(value)])
  return { ...Object.fromEntries(named), ...valuesOfFacts(facts) }
}
