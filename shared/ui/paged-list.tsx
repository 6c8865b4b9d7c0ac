import { useStore } from '@nanostores/react'
import { type ReactNode, type Ref, useId, useRef } from 'react'
import { PAGE_SIZE } from '#shared/api/list-item.ts'
import type { Seller } from '#shared/places/places.tsx'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { ButtonLink } from './button-link.tsx'
import { EmptyState } from './error-state.tsx'
import { ListRow, type RowItem, type RowKind } from './list-row.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { ErrorState } from './load-error.tsx'
import { Loading } from './loading.tsx'
import { Pager, pageCount } from './pager.tsx'
import type { PagedItems } from './paging.ts'
import { listMessages } from './ui.messages.ts'

type Props = {
  of: RowKind
  paged: PagedItems<RowItem>
  page: number
  placeOf: (page: number) => RouteLocation
  onPage: (page: number) => void
  label: string
  /** Replaces the usual rows. */
  rows?: ReactNode
  /** Beside the number of entries: what sorts and filters them. */
  tools?: ReactNode
  /** The same entries as a table, which is shown where it has room. */
  table?: ReactNode
  /** The seller of all rows, which then don't name it. */
  seller?: Seller | undefined
  /** Replaces an empty list. `toStart` moves the focus, like paging. */
  empty: (toStart: () => void) => ReactNode
}

/** A paginated list. Paging moves the focus to its start, because the pager's button may be far below, or gone. */
export function PagedList({ onPage, empty, tools, ...list }: Props) {
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
      <div className="list-head">
        <TotalRecords total={list.paged.total} page={list.page} ref={start} />
        {tools}
      </div>
      <List {...list} onPage={goTo} empty={() => empty(toStart)} />
    </>
  )
}

type TotalProps = { total: number | undefined; page: number; ref: Ref<HTMLParagraphElement> }

function TotalRecords({ total, page, ref }: TotalProps) {
  const t = useStore(listMessages)
  const pages = pageCount(total ?? 0, PAGE_SIZE)
  return (
    <p className="total" role="status" tabIndex={-1} ref={ref}>
      {total !== undefined && <span>{t.total({ count: total })}</span>}
      {page <= pages && pages > 1 && <span>{t.page({ page, pages })}</span>}
    </p>
  )
}

type ListProps = Omit<Props, 'empty' | 'tools'> & { empty: () => ReactNode }

function List({ of, paged, page, placeOf, onPage, label, rows, table, seller, empty }: ListProps) {
  const { items, total, outdated, error, retry } = paged
  if (error) return <ErrorState error={error} onRetry={retry} />
  if (!items) {
    return (
      <Loading>
        <ListSkeleton of={of} withCompany={!seller} />
      </Loading>
    )
  }
  if (items.length === 0) {
    return page > 1 ? <NoSuchPage page={page} first={placeOf(1)} onFirst={() => onPage(1)} /> : empty()
  }
  return (
    <>
      <ol className="results" part="results" aria-label={label} aria-busy={outdated}>
        {rows ?? <Rows items={items} before={(page - 1) * PAGE_SIZE} total={total} of={of} seller={seller} />}
      </ol>
      {table}
      <Pager page={page} pages={pageCount(total, PAGE_SIZE)} placeOf={placeOf} onPage={onPage} />
    </>
  )
}

type RowsProps = Pick<Props, 'of' | 'seller'> & {
  items: readonly RowItem[]
  /** How many entries are on the pages before. */
  before: number
  total: number
}

/** The rows, in two groups if some only come near what was asked. These are the last ones of the list. */
function Rows({ items, before, total, ...row }: RowsProps) {
  const t = useStore(listMessages)
  const exact = items.filter(({ isNear }) => !isNear)
  const rows = (items: readonly RowItem[]) =>
    items.map((item, index) => <ListRow key={item.id} eager={index < 2} item={item} {...row} />)
  if (exact.length === items.length) return rows(items)
  const matching = exact.length > 0 ? before + exact.length : 0
  return (
    <>
      {exact.length > 0 && (
        <Group title={t.exact} count={matching}>
          {rows(exact)}
        </Group>
      )}
      <Group title={t.near} count={matching > 0 || before === 0 ? total - matching : undefined}>
        {rows(items.slice(exact.length))}
      </Group>
    </>
  )
}

type GroupProps = { title: string; count?: number | undefined; children: ReactNode }

/** Rows below a title. */
export function Group({ title, count, children }: GroupProps) {
  const titleId = useId()
  return (
    <li className="group">
      <p id={titleId}>
        <b>{title}</b> {count !== undefined && <span className="muted">{count}</span>}
      </p>
      <ol className="results" aria-labelledby={titleId}>
        {children}
      </ol>
    </li>
  )
}

type NoSuchPageProps = { page: number; first: RouteLocation; onFirst: () => void }

/** Shown for a page past the last one, such as from an old link. */
function NoSuchPage({ page, first, onFirst }: NoSuchPageProps) {
  const t = useStore(listMessages)
  return (
    <EmptyState title={t.outOfRange({ page })} text={t.outOfRangeWhy}>
      <ButtonLink className="button soft" to={first} onClick={onFirst}>
        {t.firstPage}
      </ButtonLink>
    </EmptyState>
  )
}
