import { useStore } from '@nanostores/react'
import type { Kind } from '#shared/api/items.ts'
import { useHost } from '#shared/element/host.ts'
import { useReady } from '#shared/element/paint-effect.ts'
import { categoryListing } from '#shared/routes/links.ts'
import { Breadcrumb, type BreadcrumbItem } from '#shared/ui/breadcrumb.tsx'
import { EmptyState, ErrorState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { Loading } from '#shared/ui/loading.tsx'
import { PagedList } from '#shared/ui/paged-list.tsx'
import { useListStart } from '#shared/ui/paging.ts'
import { navigationMessages } from '#shared/ui/ui.messages.ts'
import { categoryMessages } from './category.messages.ts'
import { categoryName, useListing, usePage, useSubCategories } from './category.store.ts'
import { CategoryMenu } from './category-menu.tsx'
import { CategorySkeleton } from './category-skeleton.tsx'

type Props = { categoryId: number; kind: Kind | undefined; page: number }

/** The listing of a category; without a kind the route `category`, a placeholder that shows the id. */
export function CategoryPage({ categoryId, kind, page }: Props) {
  if (!kind) return <Placeholder categoryId={categoryId} />
  return <CategoryListing kind={kind} categoryId={categoryId} page={page} />
}

function Placeholder({ categoryId }: { categoryId: number }) {
  const t = useStore(categoryMessages)
  useReady(true)
  return (
    <h1 className="placeholder" tabIndex={-1}>
      <span className="hidden-visually">{t.placeholder} </span>
      {String(categoryId)}
    </h1>
  )
}

type CategoryListingProps = { kind: Kind; categoryId: number; page: number }

/** Products or services of a category, beside the menu of its sibling categories. */
function CategoryListing({ kind, categoryId, page: hostPage }: CategoryListingProps) {
  const t = useStore(categoryMessages)
  const tNavigation = useStore(navigationMessages)
  const host = useHost()
  const [start, focusStart] = useListStart()
  const [page, setPage] = usePage(kind, categoryId, hostPage)
  const subCategories = useSubCategories(kind, categoryId)
  const paged = useListing(kind, categoryId, page)
  const { data, error } = subCategories
  const isSettled = data !== undefined || error !== undefined
  useReady(isSettled && paged.results !== undefined)
  if (host.hasFallback && !paged.results && !paged.error) return <slot />
  if (paged.error?.kind === 'missing') return <CategoryNotFound error={paged.error} onRetry={paged.retry} />

  // Breadcrumb and heading come with the menu's data: a list shown before them would be pushed down.
  if (!isSettled) {
    return (
      <Loading>
        <CategorySkeleton kind={kind} />
      </Loading>
    )
  }

  const { parent } = data ?? { parent: { id: 0, name: '' } }
  const name = data && categoryName(data, categoryId)
  const title =
    name || (kind === 'product' ? tNavigation['category.products'] : tNavigation['category.services'])
  const isInParent = parent.id !== 0 && parent.id !== categoryId
  const parents = isInParent ? [{ label: parent.name, to: categoryListing(kind, parent.id) }] : []
  const retry = (): void => {
    paged.retry()
    if (error) subCategories.retry()
  }
  return (
    <div className="screen">
      <CategoryBreadcrumb steps={[...parents, { label: title }]} />
      <div className="layout">
        <CategoryMenu kind={kind} categoryId={categoryId} subCategories={subCategories} />
        <div className="list">
          <h1 tabIndex={-1}>{title}</h1>
          <PagedList
            of={kind}
            paged={{ ...paged, retry }}
            page={page}
            start={start}
            label={kind === 'product' ? t.productList({ name: title }) : t.serviceList({ name: title })}
            onPage={to => {
              setPage(to)
              focusStart()
            }}
            empty={<EmptyCategory name={title} wider={parents[0]} />}
          />
        </div>
      </div>
    </div>
  )
}

function CategoryBreadcrumb({ steps }: { steps: readonly BreadcrumbItem[] }) {
  const t = useStore(navigationMessages)
  return <Breadcrumb steps={[{ label: t['category.crumb'], to: { route: 'categories' } }, ...steps]} />
}

/** An empty category offers its parent or all categories, and the search. */
function EmptyCategory({ name, wider }: { name: string; wider: BreadcrumbItem | undefined }) {
  const t = useStore(categoryMessages)
  const tNavigation = useStore(navigationMessages)
  return (
    <EmptyState title={t.nothing({ name })} text={t.nothingWhy}>
      {wider?.to ? (
        <Link to={wider.to} className="button soft">
          {t.wider({ name: wider.label })}
        </Link>
      ) : (
        <Link to={{ route: 'categories' }} className="button soft">
          {tNavigation['search.allCategories']}
        </Link>
      )}
      <Link to={{ route: 'search' }} className="button">
        {tNavigation['category.search']}
      </Link>
    </EmptyState>
  )
}

function CategoryNotFound(props: Parameters<typeof ErrorState>[0]) {
  const t = useStore(navigationMessages)
  return (
    <div className="screen">
      <CategoryBreadcrumb steps={[]} />
      <ErrorState {...props}>
        <Link to={{ route: 'categories' }} className="button soft">
          {t['search.allCategories']}
        </Link>
      </ErrorState>
    </div>
  )
}
