import { useId } from 'react'
import type { Category } from '#shared/api/categories.ts'
import type { Kind } from '#shared/api/kind.ts'
import { useMessages } from '#shared/messages/messages.ts'
import { listingAt } from '#shared/routes/listing.ts'
import { categoriesOf, categoriesQuery } from '#shared/stores/queries.ts'
import { useQuery } from '#shared/stores/query.ts'
import { Breadcrumb } from '#shared/ui/breadcrumb.tsx'
import { EmptyState, ErrorState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { Loading, Skeleton, useReady } from '#shared/ui/loading.tsx'
import { Picture } from '#shared/ui/picture.tsx'

export function Categories() {
  const t = useMessages()
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
      <Breadcrumb steps={[{ label: t('category.crumb') }]} />
      <h1 tabIndex={-1}>{t('category.all')}</h1>
      {categories ? <Lists categories={categories} /> : error && <ErrorState error={error} onRetry={retry} />}
    </div>
  )
}

function Lists({ categories }: { categories: readonly Category[] }) {
  const t = useMessages()
  if (categories.length === 0) {
    return (
      <EmptyState title={t('category.none')} text={t('category.noneWhy')}>
        <Link to={{ route: 'search' }} className="button soft">
          {t('category.search')}
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
  const t = useMessages()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{t(words[kind].title)}</h2>
      {categories.length === 0 && <p className="muted">{t(words[kind].none)}</p>}
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
