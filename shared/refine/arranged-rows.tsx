import { useStore } from '@nanostores/react'
import { type ReactNode, useId } from 'react'
import type { ListItem } from '#shared/api/list-item.ts'
import { $config } from '#shared/config/config.ts'
import { ListRow, type RowKind } from '#shared/ui/list-row.tsx'
import type { PagedResult } from '#shared/ui/paging.ts'
import { refineMessages } from './refine.messages.ts'
import type { Arrangement } from './refinement.ts'

type RowProps = { rowAction?: ((item: ListItem) => ReactNode) | undefined }

type Props = { of: RowKind; found: PagedResult<ListItem>; by: Arrangement } & RowProps

/** The rows of the shown page in another order, and in groups. */
export function ArrangedRows({ of, found, by: { byName, groupBy }, rowAction }: Props) {
  const { locale } = useStore($config)
  const items = [...(found.results?.items ?? [])]
  const { compare } = new Intl.Collator(locale, { numeric: true })
  if (byName) items.sort((a, b) => compare(a.name, b.name))
  if (!groupBy) return items.map(item => <ListRow key={item.id} eager {...{ item, of, rowAction }} />)
  return groupsOf(items, groupBy).map(([name, rows]) => (
    <Group key={name} items={rows} {...{ name, of, rowAction }} />
  ))
}

/** What has the same text in a field, in the order in which the texts come up. */
export function groupsOf(
  items: readonly ListItem[],
  field: 'category' | 'companyName' | 'location',
): (readonly [text: string, items: ListItem[]])[] {
  const texts = [...new Set(items.map(item => item[field]))]
  return texts.map(text => [text, items.filter(item => item[field] === text)])
}

type GroupProps = { name: string; of: RowKind; items: readonly ListItem[] } & RowProps

function Group({ name, of, items, rowAction }: GroupProps) {
  const t = useStore(refineMessages)
  const titleId = useId()
  return (
    <li className="group">
      <p id={titleId}>{t.counted({ name: name || t.unnamed, count: items.length })}</p>
      <ol className="results" aria-labelledby={titleId}>
        {items.map(item => (
          <ListRow key={item.id} eager {...{ item, of, rowAction }} />
        ))}
      </ol>
    </li>
  )
}
