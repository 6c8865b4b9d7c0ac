import type { Item } from '#shared/api/items.ts'
import type { Messages } from '#shared/messages/i18n.ts'
import type { compareMessages } from './compare.messages.ts'
import type { NamedValue } from './fact-rows.ts'

type Texts = Messages<typeof compareMessages>
type FactName = Exclude<keyof Item['fields'], 'name'>

/** The facts of an item's page, in its order. A missing one is a type error. */
const labels = {
  sku: 'item.sku',
  serviceNo: 'item.serviceNo',
  brand: 'item.brand',
  model: 'item.model',
  condition: 'item.condition',
  material: 'item.material',
  origin: 'item.origin',
} as const satisfies Record<FactName, keyof Texts>

/** Returns the facts of an item as its own page shows them. Those that its seller left out are ''. */
export function pageFacts(item: Item, t: Texts): NamedValue[] {
  const facts = Object.entries(labels).map(
    ([name, label]): NamedValue => [t[label], item.fields[name as FactName] ?? ''],
  )
  return [
    [t.seller, item.companyName || item.company.name],
    [t.location, item.location],
    [t.category, item.category],
    ...facts,
  ]
}
