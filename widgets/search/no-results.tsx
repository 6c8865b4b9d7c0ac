import { useStore } from '@nanostores/react'
import type { SearchTab } from '#shared/api/search.ts'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { navigationMessages } from '#shared/ui/ui.messages.ts'
import { searchMessages } from './search.messages.ts'
import { tabNames } from './search.store.ts'

type Props = {
  term: string
  tab: SearchTab
  counts: Record<SearchTab, number> | undefined
  onTab: (tab: SearchTab) => void
}

/** No results: offers the tabs that have some, and the categories. */
export function NoResults({ term, tab, counts, onTab }: Props) {
  const t = useStore(searchMessages)
  const tNavigation = useStore(navigationMessages)
  const others = tabNames.filter(name => name !== tab && counts !== undefined && counts[name] > 0)
  return (
    <EmptyState
      title={term ? t.nothing({ keyword: term }) : t.nothingAtAll}
      text={term ? t.nothingWhy : t.nothingYet}
    >
      {others.map(name => (
        <button type="button" key={name} className="button soft" onClick={() => onTab(name)}>
          {t.elsewhere({ count: counts?.[name] ?? 0, label: t[name] })}
        </button>
      ))}
      <Link to={{ route: 'categories' }} className="button">
        {tNavigation['search.allCategories']}
      </Link>
    </EmptyState>
  )
}
