import { useStore } from '@nanostores/react'
import { type ReactNode, useId } from 'react'
import { type Category, categoriesOf } from '#shared/api/categories.ts'
import type { Kind } from '#shared/api/items.ts'
import { categoryListing } from '#shared/routes/links.ts'
import { categoriesQuery } from '#shared/stores/queries.ts'
import { Breadcrumb } from '#shared/ui/breadcrumb.tsx'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { repeat, Skeleton } from '#shared/ui/loading.tsx'
import { Picture } from '#shared/ui/picture.tsx'
import { Resource } from '#shared/ui/resource.tsx'
import { navigationMessages } from '#shared/ui/ui.messages.ts'
import { useQuery } from '#shared/ui/use-query.ts'
import { categoriesMessages } from './categories.messages.ts'

export function Categories() {
  const t = useStore(categoriesMessages)
  const tNavigation = useStore(navigationMessages)
  const screen = (content: ReactNode) => (
    <div className="screen">
      <Breadcrumb steps={[{ label: tNavigation['category.crumb'] }]} />
      <h1 tabIndex={-1}>{t['category.all']}</h1>
      {content}
    </div>
  )
  return (
    <Resource query={useQuery(categoriesQuery)} skeleton={<CategoriesSkeleton />} errorFrame={screen}>
      {categories => screen(<Lists categories={categories} />)}
    </Resource>
  )
}

function Lists({ categories }: { categories: readonly Category[] }) {
  const t = useStore(categoriesMessages)
  const tNavigation = useStore(navigationMessages)
  if (categories.length === 0) {
    return (
      <EmptyState title={t['category.none']} text={t['category.noneWhy']}>
        <Link to={{ route: 'search' }} className="button soft">
          {tNavigation['category.search']}
        </Link>
      </EmptyState>
    )
  }
  return (
    <>
      <List kind="product" categories={categoriesOf('product', categories)} />
      <List kind="service" categories={categoriesOf('service', categories)} />
    </>
  )
}

const labels = {
  product: { title: 'category.products', none: 'category.noProducts' },
  service: { title: 'category.services', none: 'category.noServices' },
} as const

/** One kind in three columns, filled round-robin. */
function List({ kind, categories }: { kind: Kind; categories: readonly Category[] }) {
  const t = useStore(categoriesMessages)
  const tNavigation = useStore(navigationMessages)
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{tNavigation[labels[kind].title]}</h2>
      {categories.length === 0 && <p className="muted">{t[labels[kind].none]}</p>}
      <ul className="columns" part="list">
        {categories.map(category => (
          <li key={category.id} className="card entry" part="entry">
            <Picture src={category.iconUrl} alt="" />
            <div>
              <h3>
                <Link to={categoryListing(kind, category.id)} className="entry-link">
                  {category.name}
                </Link>
              </h3>
              {category.description && <p className="muted small">{category.description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function CategoriesSkeleton() {
  return (
    <div className="screen">
      <div className="breadcrumb">
        <Skeleton width="160px" height="20px" />
      </div>
      <Skeleton width="220px" height="34px" />
      <section>
        <h2>
          <Skeleton width="240px" height="26px" />
        </h2>
        <ul className="columns">
          {repeat(15, entry => (
            <li key={entry} className="card entry">
              <Skeleton width="52px" height="52px" />
              <div>
                <Skeleton width="50%" height="18px" />
                <p>
                  <Skeleton width="90%" height="38px" />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
