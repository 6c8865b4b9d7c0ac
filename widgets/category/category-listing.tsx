import { useStore } from '@nanostores/react'
import type { Kind } from '#shared/api/items.ts'
import { useHost } from '#shared/element/host.ts'
import { useReady } from '#shared/element/paint-effect.ts'
import { categoryListing } from '#shared/routes/links.ts'
import { Breadcrumb } from '#shared/ui/breadcrumb.tsx'
import { Loading } from '#shared/ui/loading.tsx'
import { PagedList } from '#shared/ui/paged-list.tsx'
import { navigationMessages } from '#shared/ui/ui.messages.ts'
import { categoryMessages } from './category.messages.ts'
import { categoryName, useListing, usePage, useSubCategories } from './category.store.ts'
import { CategoryMenu } from './category-menu.tsx'
import { CategorySkeleton } from './category-skeleton.tsx'
import { CategoryNotFound, EmptyCategory } from './empty-category.tsx'

const labels = {
  product: { title: 'category.products', list: 'productList' },
  service: { title: 'category.services', list: 'serviceList' },
} as const

type Props = { kind: Kind; categoryId: number; page: number }

/** Products or services of a category, beside the menu of its sibling categories. */
export function CategoryListing({ kind, categoryId, page: hostPage }: Props) {
  const t = useStore(categoryMessages)
  const tNavigation = useStore(navigationMessages)
  const host = useHost()
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

  const title = (data && categoryName(data, categoryId)) || tNavigation[labels[kind].title]
  const all = { label: tNavigation['category.crumb'], to: { route: 'categories' } } as const
  const isInParent = data && data.parent.id !== 0 && data.parent.id !== categoryId
  const parent = isInParent
    ? { label: data.parent.name, to: categoryListing(kind, data.parent.id) }
    : undefined
  const retry = (): void => {
    paged.retry()
    if (error) subCategories.retry()
  }
  return (
    <div className="screen">
      <Breadcrumb steps={[all, ...(parent ? [parent] : []), { label: title }]} />
      <div className="layout">
        <CategoryMenu kind={kind} categoryId={categoryId} subCategories={subCategories} />
        <div className="list">
          <h1 tabIndex={-1}>{title}</h1>
          <PagedList
            of={kind}
            paged={{ ...paged, retry }}
            page={page}
            label={t[labels[kind].list]({ name: title })}
            onPage={setPage}
            empty={() => <EmptyCategory name={title} parent={parent} />}
          />
        </div>
      </div>
    </div>
  )
}
