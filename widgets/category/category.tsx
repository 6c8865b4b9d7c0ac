import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Kind } from '#shared/api/items.ts'
import { useReady } from '#shared/element/content-effect.ts'
import { useHost } from '#shared/element/host.ts'
import { LatePlace, late, useLate } from '#shared/element/late.tsx'
import { Place } from '#shared/places/places.tsx'
import type { Arrangement, Refinement } from '#shared/refine/refinement.ts'
import { categoryListing } from '#shared/routes/links.ts'
import { categoryLocation } from '#shared/routes/list-locations.ts'
import { Breadcrumb } from '#shared/ui/breadcrumb.tsx'
import { Loading } from '#shared/ui/loading.tsx'
import { PagedList } from '#shared/ui/paged-list.tsx'
import { navigationMessages } from '#shared/ui/ui.messages.ts'
import { useQuery } from '#shared/ui/use-query.ts'
import { categoryMessages } from './category.messages.ts'
import { categoryName, subCategoriesQuery, useChoice, useItems } from './category.store.ts'
import { CategoryMenu } from './category-menu.tsx'
import { CategorySkeleton } from './category-skeleton.tsx'
import { CategoryNotFound, EmptyCategory } from './empty-category.tsx'

type Props = Refinement & { categoryId: number; kind: Kind | undefined }

/** The listing of a category. Without a kind, it is the route `category`, a placeholder that shows the id. */
export function CategoryPage({ kind, ...props }: Props) {
  return kind ? <CategoryListing kind={kind} {...props} /> : <Placeholder {...props} />
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

const refine = late(() => import('#shared/refine/refine.tsx'))

const labels = {
  product: { title: 'category.products', list: 'productList', tab: 'products' },
  service: { title: 'category.services', list: 'serviceList', tab: 'services' },
} as const

type ListingProps = Refinement & { kind: Kind; categoryId: number }

/** Products or services of a category, beside the menu of its sibling categories. */
function CategoryListing({ kind, categoryId, ...hosts }: ListingProps) {
  const t = useStore(categoryMessages)
  const tNavigation = useStore(navigationMessages)
  const host = useHost()
  const [chosen, go] = useChoice(kind, categoryId, hosts)
  const [arrangement, arrange] = useState<Arrangement>()
  const subCategories = useQuery(subCategoriesQuery, kind, categoryId)
  const paged = useItems(kind, categoryId, chosen)
  const refining = useLate(refine)
  const { data, error } = subCategories
  const isSettled = data !== undefined || error !== undefined
  useReady(isSettled && paged.items !== undefined)
  if (host.hasFallback && !paged.items && !paged.error) return <slot />
  const missing = [paged.error, paged.total === 0 && error].find(each => each && each.kind === 'missing')
  if (missing) return <CategoryNotFound error={missing} onRetry={paged.retry} />

  // Breadcrumb and heading come with the menu's data. They would push down a list that was shown before them.
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
  const { tab } = labels[kind]
  const listLabel = t[labels[kind].list]({ name: title })
  const placeOf = (to: Partial<Refinement>) =>
    categoryLocation(kind, categoryId, { ...chosen, page: 1, ...to })
  const props = { tab, term: '', within: categoryId, chosen, paged, go, placeOf, arrangement, arrange }
  return (
    <div className="screen">
      <Breadcrumb steps={[all, ...(parent ? [parent] : []), { label: title }]} />
      <div className="layout">
        <div className="side">
          <CategoryMenu kind={kind} categoryId={categoryId} subCategories={subCategories} />
          <LatePlace className="refine" part="refine" of={refine}>
            {({ Refine }) => <Refine {...props} />}
          </LatePlace>
        </div>
        <div className="list">
          <h1 tabIndex={-1}>{title}</h1>
          {(chosen.facts || chosen.state) && (
            <LatePlace className="read" of={refine}>
              {({ ReadAs }) => <ReadAs {...props} />}
            </LatePlace>
          )}
          <PagedList
            of={kind}
            paged={{ ...paged, retry }}
            page={chosen.page}
            label={listLabel}
            rows={
              refining &&
              arrangement && <refining.ArrangedRows of={kind} items={paged.items ?? []} by={arrangement} />
            }
            tools={
              <LatePlace className="list-tools" of={refine}>
                {({ ListTools }) => <ListTools {...props} />}
              </LatePlace>
            }
            table={
              chosen.view === 'table' && (
                <LatePlace of={refine}>
                  {({ ResultTable }) => <ResultTable tab={tab} items={paged.items ?? []} label={listLabel} />}
                </LatePlace>
              )
            }
            placeOf={page => placeOf({ page })}
            onPage={page => go({ page })}
            empty={() => (
              <EmptyCategory name={[title, chosen.state].filter(Boolean).join(', ')} parent={parent} />
            )}
          />
          <Place name="below-results" of={kind} />
        </div>
      </div>
    </div>
  )
}
