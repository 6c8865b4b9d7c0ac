import { useStore } from '@nanostores/react'
import type { Kind } from '#shared/api/items.ts'
import { useHost } from '#shared/element/host.ts'
import { categoryListing } from '#shared/routes/links.ts'
import { Breadcrumb, type BreadcrumbItem } from '#shared/ui/breadcrumb.tsx'
import { EmptyState, ErrorState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { Loading, useReady } from '#shared/ui/loading.tsx'
import { navigationMessages } from '#shared/ui/navigation.messages.ts'
import { useListStart } from '#shared/ui/paging.ts'
import { Rows } from '#shared/ui/rows.tsx'
import { categoryMessages } from './category.messages.ts'
import { nameIn, useListing, usePage, useSubCategories } from './category.store.ts'
import { CategoryMenu } from './category-menu.tsx'
import { CategorySkeleton } from './category-skeleton.tsx'

type Props = { kind: Kind; categoryId: number; page: number }

/** Products or services of a category, beside the menu of its sibling categories. */
export function CategoryListing({ kind, categoryId, page: hostPage }: Props) {
  const t = useStore(categoryMessages)
  const tNavigation = useStore(navigationMessages)
  const host = useHost()
  const [start, toStart] = useListStart()
  const [page, go] = usePage(kind, categoryId, hostPage)
  const family = useSubCategories(kind, categoryId)
  const found = useListing(kind, categoryId, page)
  const { data, error } = family
  const isSettled = data !== undefined || error !== undefined
  useReady(isSettled && found.results !== undefined)
  if (host.hasFallback && !found.results && !found.error) return <slot />
  if (found.error?.kind === 'missing') return <NoSuchCategory error={found.error} onRetry={found.retry} />

  // Breadcrumb and heading come with the menu's data: a list shown before them would be pushed down.
  if (!isSettled) {
    return (
      <Loading>
        <CategorySkeleton kind={kind} />
      </Loading>
    )
  }

  const { parent } = data ?? { parent: { id: 0, name: '' } }
  const name = data && nameIn(data, categoryId)
  const title =
    name || (kind === 'product' ? tNavigation['category.products'] : tNavigation['category.services'])
  const isInParent = parent.id !== 0 && parent.id !== categoryId
  const above = isInParent ? [{ label: parent.name, to: categoryListing(kind, parent.id) }] : []
  const retry = (): void => {
    found.retry()
    if (error) family.retry()
  }
  return (
    <div className="screen">
      <Path steps={[...above, { label: title }]} />
      <div className="layout">
        <CategoryMenu kind={kind} categoryId={categoryId} family={family} />
        <div className="list">
          <h1 tabIndex={-1}>{title}</h1>
          <Rows
            of={kind}
            paged={{ ...found, retry }}
            page={page}
            start={start}
            label={kind === 'product' ? t.productList({ name: title }) : t.serviceList({ name: title })}
            onPage={to => {
              go(to)
              toStart()
            }}
            empty={<Nothing name={title} wider={above[0]} />}
          />
        </div>
      </div>
    </div>
  )
}

function Path({ steps }: { steps: readonly BreadcrumbItem[] }) {
  const t = useStore(navigationMessages)
  return <Breadcrumb steps={[{ label: t['category.crumb'], to: { route: 'categories' } }, ...steps]} />
}

/** An empty category offers its parent or all categories, and the search. */
function Nothing({ name, wider }: { name: string; wider: BreadcrumbItem | undefined }) {
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

function NoSuchCategory(problem: Parameters<typeof ErrorState>[0]) {
  const t = useStore(navigationMessages)
  return (
    <div className="screen">
      <Path steps={[]} />
      <ErrorState {...problem}>
        <Link to={{ route: 'categories' }} className="button soft">
          {t['search.allCategories']}
        </Link>
      </ErrorState>
    </div>
  )
}
