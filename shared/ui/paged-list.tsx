import { useStore } from '@nanostores/react'
import { type ReactNode, type Ref, useRef } from 'react'
import { type ListItem, PAGE_SIZE } from '#shared/api/list-item.ts'
import { Button } from './button.tsx'
import { EmptyState } from './error-state.tsx'
import { ListRow, type RowKind } from './list-row.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { ErrorState } from './load-error.tsx'
import { Loading } from './loading.tsx'
import { Pager, pageCount } from './pager.tsx'
import type { PagedResult } from './paging.ts'
import { listMessages } from './ui.messages.ts'

type Props = {
  of: RowKind
  paged: PagedResult<ListItem>
  page: number
  onPage: (page: number) => void
  /** The list's name for screen readers. */
  label: string
  /** In place of the usual rows. */
  rows?: ReactNode
  /** Rows with the company's name. */
  withCompany?: boolean
  /** Shown in place of an empty list. `toStart` moves the focus, as paging does. */
  empty: (toStart: () => void) => ReactNode
}

/**
 * A paginated list with its total and pager, or the error, empty or loading state. Paging moves the focus
 * to its start: the pager's button may be far below the new results, or gone.
 */
export function PagedList({ onPage, empty, ...list }: Props) {
  const start = useRef<HTMLParagraphElement>(null)
  const toStart = (): void => {
    start.current?.focus({ preventScroll: true })
    start.current?.scrollIntoView?.({ block: 'nearest' })
  }
  const goTo = (page: number): void => {
    onPage(page)
    toStart()
  }
  return (
    <>
      <TotalRecords total={list.paged.results?.total} page={list.page} line={start} />
      <List {...list} onPage={goTo} empty={() => empty(toStart)} />
    </>
  )
}

type TotalProps = {
  /** Undefined while unknown. */
  total: number | undefined
  page: number
  line: Ref<HTMLParagraphElement>
}

/** The 'Total Records' line, which is focused after paging. */
function TotalRecords({ total, page, line }: TotalProps) {
  const t = useStore(listMessages)
  const pages = pageCount(total ?? 0, PAGE_SIZE)
  return (
    <p className="total" role="status" tabIndex={-1} ref={line}>
      {total !== undefined && <span>{t.total({ count: total })}</span>}
      {page <= pages && pages > 1 && <span>{t.page({ page, pages })}</span>}
    </p>
  )
}

type ListProps = Omit<Props, 'empty'> & { empty: () => ReactNode }

function List({ of, paged, page, onPage, label, rows, withCompany = true, empty }: ListProps) {
  const { results, outdated, error, retry } = paged
  if (error) return <ErrorState error={error} onRetry={retry} />
  if (!results) {
    return (
      <Loading>
        <ListSkeleton of={of} withCompany={withCompany} />
      </Loading>
    )
  }
  if (results.items.length === 0) {
    return page > 1 ? <NoSuchPage page={page} onFirst={() => onPage(1)} /> : empty()
  }
  return (
    <>
      <ol className="results" part="results" aria-label={label} aria-busy={outdated}>
        {rows ??
          results.items.map((item, index) => <ListRow key={item.id} item={item} of={of} eager={index < 2} />)}
      </ol>
      <Pager page={page} pages={pageCount(results.total, PAGE_SIZE)} onPage={onPage} />
    </>
  )
}

/** For a page number past the last page, such as from an old link. */
function NoSuchPage({ page, onFirst }: { page: number; onFirst: () => void }) {
  const t = useStore(listMessages)
  return (
    <EmptyState title={t.outOfRange({ page })} text={t.outOfRangeWhy}>
      <Button look="soft" label={t.firstPage} onClick={onFirst} />
    </EmptyState>
  )
}
