import type { SearchTab } from '#shared/api/search.ts'
import { useMessages } from '#shared/messages/messages.ts'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'

type Props = {
  term: string
  tab: SearchTab
  counts: Record<SearchTab, number> | undefined
  onTab: (tab: SearchTab) => void
}

/** No results: offers the tabs that have some, and the categories. */
export function NoResults({ term, tab, counts, onTab }: Props) {
  const t = useMessages()
  const others = (['products', 'services', 'company'] as const).filter(
    name => name !== tab && counts !== undefined && counts[name] > 0,
  )
  return (
    <EmptyState
      title={term ? t('search.nothing', { keyword: term }) : t('search.nothingAtAll')}
      text={t(term ? 'search.nothingWhy' : 'search.nothingYet')}
    >
      {others.map(name => (
        <button type="button" key={name} className="button soft" onClick={() => onTab(name)}>
          {t('search.elsewhere', { count: counts?.[name] ?? 0, label: t(`search.${name}`) })}
        </button>
      ))}
      <Link to={{ route: 'categories' }} className="button">
        {t('search.allCategories')}
      </Link>
    </EmptyState>
  )
}
