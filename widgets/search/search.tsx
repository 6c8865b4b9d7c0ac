import { useStore } from '@nanostores/react'
import type { SearchTab } from '#shared/api/search.ts'
import { useHost } from '#shared/element/host.ts'
import { useReady } from '#shared/element/paint-effect.ts'
import type { Messages } from '#shared/messages/i18n.ts'
import { Breadcrumb } from '#shared/ui/breadcrumb.tsx'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { PagedList } from '#shared/ui/paged-list.tsx'
import { type TabAndPage, useListStart, useTabAndPage } from '#shared/ui/paging.ts'
import { Tabs } from '#shared/ui/tabs.tsx'
import { navigationMessages } from '#shared/ui/ui.messages.ts'
import { searchMessages } from './search.messages.ts'
import { useCounts, useResults } from './search.store.ts'

const tabNames = ['products', 'services', 'company'] as const satisfies readonly SearchTab[]

const LARGE_COUNT = 8888

const itemOf = { products: 'product', services: 'service', company: 'company' } as const

export function Search({ keyword, tab, page }: { keyword: string; tab: SearchTab; page: number }) {
  const t = useStore(searchMessages)
  const host = useHost()
  const term = keyword.trim()
  const [start, toStart] = useListStart()
  const [chosen, go] = useTabAndPage(keyword, { tab, page }, to =>
    host.emit('trade-search-change', { keyword, ...to }),
  )
  const counts = useCounts(term)
  const found = useResults(term, chosen)
  useReady(found.results !== undefined)
  const goToStart = (to: TabAndPage<SearchTab>): void => {
    go(to)
    toStart()
  }
  if (host.hasFallback && !found.results && !found.error) return <slot />

  return (
    <div className="screen">
      <Breadcrumb steps={[{ label: t.crumb }]} />
      <h1 tabIndex={-1}>{term ? t.results({ keyword: term }) : t.all}</h1>
      <Tabs
        tabs={tabNames.map(name => ({
          name,
          label: tabLabel(t, name, counts?.[name]),
          room: term ? tabLabel(t, name, LARGE_COUNT) : undefined,
        }))}
        active={chosen.tab}
        activation="manual"
        onSelect={name => go({ tab: name, page: 1 })}
      >
        <PagedList
          of={itemOf[chosen.tab]}
          paged={found}
          page={chosen.page}
          start={start}
          label={t.listLabel}
          onPage={next => goToStart({ ...chosen, page: next })}
          empty={
            <NoResults
              {...{ term, counts }}
              tab={chosen.tab}
              onTab={name => goToStart({ tab: name, page: 1 })}
            />
          }
        />
      </Tabs>
    </div>
  )
}

/** The label with its count in brackets once that is known. */
function tabLabel(t: Messages<typeof searchMessages>, name: SearchTab, count: number | undefined): string {
  const label = t[name]
  return count === undefined ? label : t.count({ label, count })
}

type NoResultsProps = {
  term: string
  tab: SearchTab
  counts: Record<SearchTab, number> | undefined
  onTab: (tab: SearchTab) => void
}

/** No results: offers the tabs that have some, and the categories. */
function NoResults({ term, tab, counts, onTab }: NoResultsProps) {
  const t = useStore(searchMessages)
  const tNavigation = useStore(navigationMessages)
  const others = (['products', 'services', 'company'] as const).filter(
    name => name !== tab && counts !== undefined && counts[name] > 0,
  )
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
