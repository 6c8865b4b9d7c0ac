import { useStore } from '@nanostores/react'
import { useId } from 'react'
import type { ListItem } from '#shared/api/list-item.ts'
import { $config } from '#shared/config/config.ts'
import { ListRow, type RowKind } from '#shared/ui/list-row.tsx'
import { refineMessages } from './refine.messages.ts'
import type { Arrangement } from './refinement.ts'

type Props = { of: RowKind; items: readonly ListItem[]; by: Arrangement }

/** Shows the rows of the current page in another order, and in groups. */
export function ArrangedRows({ of, items, by: { byName, groupBy } }: Props) {
  const { locale } = useStore($config)
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const arranged = byName ? [...items].sort((a, b) => compare(a.name, b.name)) : items
  if (!groupBy) return arranged.map(item => <ListRow key={item.id} item={item} of={of} eager />)
  return groupsOf(arranged, groupBy).map(([name, items]) => (
    <Group key={name} name={name} of={of} items={items} />
  ))
}

/** Groups rows with the same text in a field, in the order in which the texts first appear. */
export function groupsOf(
  items: readonly ListItem[],
  field: 'category' | 'companyName' | 'location',
): (readonly [text: string, items: ListItem[]])[] {
  const texts = [...new Set(items.map(item => item[field]))]
  return texts.map(text => [text, items.filter(item => item[field] === text)])
}

function Group({ name, of, items }: { name: string; of: RowKind; items: readonly ListItem[] }) {
  const t = useStore(refineMessages)
  const titleId = useId()
  return (
    <li className="group">
      <p id={titleId}>{t.counted({ name: name || t.unnamed, count: items.length })}</p>
      <ol className="results" aria-labelledby={titleId}>
        {items.map(item => (
          <ListRow key={item.id} item={item} of={of} eager />
        ))}
      </ol>
    </li>
  )
}
