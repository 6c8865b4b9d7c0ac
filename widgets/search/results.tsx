import { PAGE_SIZE } from '#shared/api/page.ts'
import type { SearchTab } from '#shared/api/search.ts'
import { useMessages } from '#shared/messages/messages.ts'
import { Loading } from '#shared/ui/loading.tsx'
import { Pager, pagesOf } from '#shared/ui/pager.tsx'
import { Problem } from '#shared/ui/problem.tsx'
import { NoResults, NoSuchPage } from './no-results.tsx'
import { Result, ResultBones } from './result.tsx'
import type { Found, Spot } from './search.store.ts'

type Props = {
  term: string
  spot: Spot
  found: Found
  counts: Record<SearchTab, number> | undefined
  onGo: (to: Spot) => void
}

/** The list with its pages, or what stands in its place. */
export function Results({ term, spot, found: { results, outdated, error, retry }, counts, onGo }: Props) {
  const t = useMessages()
  if (error) return <Problem error={error} onRetry={retry} />
  if (!results) {
    return (
      <Loading>
        <ResultBones tab={spot.tab} />
      </Loading>
    )
  }
  if (results.items.length === 0) {
    if (spot.page > 1) return <NoSuchPage page={spot.page} onFirst={() => onGo({ ...spot, page: 1 })} />
    return <NoResults {...{ term, counts }} tab={spot.tab} onTab={tab => onGo({ tab, page: 1 })} />
  }
  return (
    <>
      <ol className="results" part="results" aria-label={t('search.listLabel')} aria-busy={outdated}>
        {results.items.map((item, index) => (
          <Result key={item.id} item={item} tab={spot.tab} eager={index < 2} />
        ))}
      </ol>
      <Pager
        page={spot.page}
        pages={pagesOf(results.total, PAGE_SIZE)}
        onPage={page => onGo({ ...spot, page })}
      />
    </>
  )
}
