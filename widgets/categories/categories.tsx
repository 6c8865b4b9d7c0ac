import { useStore } from '@nanostores/react'
import { useId } from 'react'
import type { Category } from '#shared/api/categories.ts'
import type { Kind } from '#shared/api/kind.ts'
import { listingAt } from '#shared/routes/listing.ts'
import { categoriesOf, categoriesQuery } from '#shared/stores/queries.ts'
import { useQuery } from '#shared/stores/query.ts'
import { Breadcrumb } from '#shared/ui/breadcrumb.tsx'
import { EmptyState, ErrorState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { Loading, Skeleton, useReady } from '#shared/ui/loading.tsx'
import { navigationMessages } from '#shared/ui/navigation.messages.ts'
import { Picture } from '#shared/ui/picture.tsx'
import { categoriesMessages } from './categories.messages.ts'

export function Categories() {
  const t = useStore(categoriesMessages)
  const tNavigation = useStore(navigationMessages)
  const { data: categories, error, retry } = useQuery(categoriesQuery)
  useReady(categories !== undefined)
  if (!categories && !error) {
    return (
      <Loading>
        <CategoriesBones />
      </Loading>
    )
  }
  return (
    <div className="screen">
      <Breadcrumb steps={[{ label: tNavigation['category.crumb'] }]} />
      <h1 tabIndex={-1}>{t['category.all']}</h1>
      {categories ? <Lists categories={categories} /> : error && <ErrorState error={error} onRetry={retry} />}
    </div>
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

const words = {
  product: { title: 'category.products', none: 'category.noProducts' },
  service: { title: 'category.services', none: 'category.noServices' },
} as const

type ListProps = { kind: Kind; categories: readonly Category[] }

/** One kind in three columns, filled round-robin. */
function List({ kind, categories }: ListProps) {
  const t = useStore(categoriesMessages)
  const tNavigation = useStore(navigationMessages)
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{tNavigation[words[kind].title]}</h2>
      {categories.length === 0 && <p className="muted">{t[words[kind].none]}</p>}
      <ul className="columns" part="list">
        {categories.map(category => (
          <li key={category.id} className="card entry" part="entry">
            <Picture src={category.iconUrl} alt="" />
            <div>
              <h3>
                <Link to={listingAt(kind, category.id)} className="whole-entry">
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

const bones = Array.from({ length: 15 }, (_, index) => `bone-${index}`)

function CategoriesBones() {
  return (
    <div className="screen">
      <div className="trail">
        <Skeleton width="160px" height="20px" />
      </div>
      <Skeleton width="220px" height="34px" />
      <section>
        <h2>
          <Skeleton width="240px" height="26px" />
        </h2>
        <ul className="columns">
          {bones.map(bone => (
            <li key={bone} className="card entry">
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
