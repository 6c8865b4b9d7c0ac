import { useStore } from '@nanostores/react'
import type { SearchTab } from '#shared/api/search.ts'
import { LatePlace, late } from '#shared/element/late.tsx'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { ButtonLink } from '#shared/ui/button-link.tsx'
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
  /** Returns the route at which the storefront shows a tab. */
  placeOf: (tab: SearchTab) => RouteLocation
  onTab: (tab: SearchTab) => void
}

const instead = late(() => import('./instead.tsx'))

/** The empty state. It offers the tabs that have results, and the categories. */
export function NoResults({ term, tab, counts, placeOf, onTab }: Props) {
  const t = useStore(noResultsMessages)
  const tTabs = useStore(searchMessages)
  const tNavigation = useStore(navigationMessages)
  const others = tabNames.filter(name => name !== tab && counts !== undefined && counts[name] > 0)
  return (
    <>
      <EmptyState
        title={term ? t['search.nothing']({ keyword: term }) : t['search.nothingAtAll']}
        text={term ? t['search.nothingWhy'] : t['search.nothingYet']}
      >
        {others.map(name => (
          <ButtonLink key={name} to={placeOf(name)} className="button soft" onClick={() => onTab(name)}>
            {t['search.elsewhere']({ count: counts?.[name] ?? 0, label: tTabs[name] })}
          </ButtonLink>
        ))}
        <Link to={{ route: 'categories' }} className="button">
          {tNavigation['search.allCategories']}
        </Link>
      </EmptyState>
      <LatePlace of={instead}>{({ Instead }) => <Instead term={term} />}</LatePlace>
    </>
  )
}
