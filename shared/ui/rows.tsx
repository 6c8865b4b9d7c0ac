import type { ReactNode, Ref } from 'react'
import { PAGE_SIZE } from '#shared/api/page.ts'
import { useMessages } from '#shared/messages/messages.ts'
import { Loading } from './loading.tsx'
import { Pager, pagesOf } from './pager.tsx'
import type { Found } from './paging.ts'
import { Empty, Problem } from './problem.tsx'
import { Row, RowBones, type RowItem, type RowKind } from './row.tsx'
import { Total } from './total.tsx'

type Props = {
  of: RowKind
  found: Found<RowItem>
  page: number
  /** Where the list begins (`useStart`). */
  start: Ref<HTMLParagraphElement>
  onPage: (page: number) => void
  /** What the list is, for screen readers. */
  label: string
  /** The rows name whom they belong to. */
  withCompany?: boolean
  /** What stands in its place when there is nothing in it. */
  empty: ReactNode
}

/** A list of ten to a page with its total and its pages, or what stands in its place. Adopt `rows.css`. */
export function Rows({ start, ...list }: Props) {
  return (
    <>
      <Total total={list.found.results?.total} page={list.page} ref={start} />
      <List {...list} />
    </>
  )
}

function List({ of, found, page, onPage, label, withCompany = true, empty }: Omit<Props, 'start'>) {
  const { results, outdated, error, retry } = found
  if (error) return <Problem error={error} onRetry={retry} />
  if (!results) {
    return (
      <Loading>
        <RowBones of={of} withCompany={withCompany} />
      </Loading>
    )
  }
  if (results.items.length === 0) {
    return page > 1 ? <NoSuchPage page={page} onFirst={() => onPage(1)} /> : empty
  }
  return (
    <>
      <ol className="results" part="results" aria-label={label} aria-busy={outdated}>
        {results.items.map((item, index) => (
          <Row key={item.id} item={item} of={of} eager={index < 2} />
        ))}
      </ol>
      <Pager page={page} pages={pagesOf(results.total, PAGE_SIZE)} onPage={onPage} />
    </>
  )
}

/** The page is past the last one, as an old link may be. */
function NoSuchPage({ page, onFirst }: { page: number; onFirst: () => void }) {
  const t = useMessages()
  return (
    <Empty title={t('list.outOfRange', { page })} text={t('list.outOfRangeWhy')}>
      <button type="button" className="button soft" onClick={onFirst}>
        {t('list.firstPage')}
      </button>
    </Empty>
  )
}
