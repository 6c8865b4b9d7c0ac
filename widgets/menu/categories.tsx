import { useStore } from '@nanostores/react'
import { useId } from 'react'
import type { Category } from '#shared/api/categories.ts'
import type { Kind } from '#shared/api/kind.ts'
import { listingAt } from '#shared/routes/listing.ts'
import { categoriesOf, categoriesQuery } from '#shared/stores/queries.ts'
import { useQuery } from '#shared/stores/query.ts'
import { ErrorState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { Loading, Skeleton } from '#shared/ui/loading.tsx'
import { navigationMessages } from '#shared/ui/navigation.messages.ts'
import { menuMessages } from './menu.messages.ts'

type Props = { onFollow: () => void }

/** The panel's content: both lists, or why they could not be loaded. */
export function Categories({ onFollow }: Props) {
  const t = useStore(menuMessages)
  const { data: categories, error, retry } = useQuery(categoriesQuery)
  if (error && !categories) return <ErrorState error={error} onRetry={retry} />
  if (!categories) return <CategoriesSkeleton />
  if (categories.length === 0) {
    return (
      <slot name="empty">
        <p className="muted none" role="status">
          {t.emptyCategories}
        </p>
      </slot>
    )
  }
  return (
    <div className="lists">
      <CategoryList kind="product" categories={categoriesOf('product', categories)} onFollow={onFollow} />
      <CategoryList kind="service" categories={categoriesOf('service', categories)} onFollow={onFollow} />
    </div>
  )
}

const words = {
  product: { title: 'products', all: 'menu.allProducts' },
  service: { title: 'services', all: 'menu.allServices' },
} as const

type ListProps = Props & { kind: Kind; categories: readonly Category[] }

function CategoryList({ kind, categories, onFollow }: ListProps) {
  const t = useStore(menuMessages)
  const tNavigation = useStore(navigationMessages)
  const titleId = useId()
  return (
    <div className={`list ${kind}`}>
      <p className="list-title" id={titleId}>
        {t[words[kind].title]}
      </p>
      <div className="entries">
        <ul aria-labelledby={titleId}>
          {categories.map(category => (
            <li key={category.id}>
              <Link to={listingAt(kind, category.id)} onFollow={onFollow}>
                <b>{category.name}</b>
                {category.description && <span className="muted small">{category.description}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <p className="all">
        <Link to={{ route: 'categories' }} onFollow={onFollow}>
          {tNavigation[words[kind].all]}
        </Link>
      </p>
    </div>
  )
}

const bones = Array.from({ length: 18 }, (_, index) => `bone-${index}`)

function CategoriesSkeleton() {
  return (
    <Loading>
      <div className="bones">
        {bones.map(bone => (
          <div key={bone}>
            <Skeleton width="55%" />
            <Skeleton width="85%" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
