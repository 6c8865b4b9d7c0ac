import { useStore } from '@nanostores/react'
import type { SearchTab } from '#shared/api/search.ts'
import { useLater } from '#shared/element/use-later.ts'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { navigationMessages } from '#shared/ui/ui.messages.ts'
import { noResultsMessages } from './no-results.messages.ts'
import { searchMessages } from './search.messages.ts'
import { tabNames } from './search.store.ts'

type Props = {
  term: string
  tab: SearchTab
  counts: Record<SearchTab, number> | undefined
  onTab: (tab: SearchTab) => void
}

const bring = () => import('./instead.tsx')

/** No results: offers the tabs that have some, and the categories. */
export function NoResults({ term, tab, counts, onTab }: Props) {
  const t = useStore(noResultsMessages)
  const tTabs = useStore(searchMessages)
  const tNavigation = useStore(navigationMessages)
  const later = useLater(bring)
  const others = tabNames.filter(name => name !== tab && counts !== undefined && counts[name] > 0)
  return (
    <>
      <EmptyState
        title={term ? t['search.nothing']({ keyword: term }) : t['search.nothingAtAll']}
        text={term ? t['search.nothingWhy'] : t['search.nothingYet']}
      >
        {others.map(name => (
          <button type="button" key={name} className="button soft" onClick={() => onTab(name)}>
            {t['search.elsewhere']({ count: counts?.[name] ?? 0, label: tTabs[name] })}
          </button>
        ))}
        <Link to={{ route: 'categories' }} className="button">
          {tNavigation['search.allCategories']}
        </Link>
      </EmptyState>
      {later && <later.Instead term={term} />}
    </>
  )
}
