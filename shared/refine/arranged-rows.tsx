import { useStore } from '@nanostores/react'
import { $config } from '#shared/config/config.ts'
import { ListRow, type RowItem, type RowKind } from '#shared/ui/list-row.tsx'
import { Group } from '#shared/ui/paged-list.tsx'
import { refineMessages } from './refine.messages.ts'
import type { Arrangement } from './refinement.ts'

type Props = { of: RowKind; items: readonly RowItem[]; by: Arrangement }

/** Shows the rows of the current page in another order, and in groups. */
export function ArrangedRows({ of, items, by: { byName, groupBy } }: Props) {
  const t = useStore(refineMessages)
  const { locale } = useStore($config)
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const arranged = byName ? [...items].sort((a, b) => compare(a.name, b.name)) : items
  const rows = (items: readonly RowItem[]) =>
    items.map(item => <ListRow key={item.id} item={item} of={of} eager />)
  if (!groupBy) return rows(arranged)
  return groupsOf(arranged, groupBy).map(([name, items]) => (
    <Group key={name} title={name || t.unnamed} count={items.length}>
      {rows(items)}
    </Group>
  ))
}

/** Groups rows with the same text in a field, in the order in which the texts first appear. */
export function groupsOf(
  items: readonly RowItem[],
  field: 'category' | 'companyName' | 'location',
): (readonly [text: string, items: RowItem[]])[] {
  const texts = [...new Set(items.map(item => item[field]))]
  return texts.map(text => [text, items.filter(item => item[field] === text)])
}
