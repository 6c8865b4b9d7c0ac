import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { type Category, categoriesOf } from '#shared/api/categories.ts'
import type { Kind } from '#shared/api/items.ts'
import { categoryListing } from '#shared/routes/links.ts'
import { categoriesQuery } from '#shared/stores/categories-query.ts'
import { Link } from '#shared/ui/link.tsx'
import { repeat, Skeleton } from '#shared/ui/loading.tsx'
import { Resource } from '#shared/ui/resource.tsx'
import { useShowMore } from '#shared/ui/show-more.tsx'
import { navigationMessages } from '#shared/ui/ui.messages.ts'
import { useQuery } from '#shared/ui/use-query.ts'
import { menuMessages } from './menu.messages.ts'

/** The panel's content: both lists, or the reason why they could not be loaded. */
export function Categories({ onFollow }: { onFollow: () => void }) {
  const t = useStore(menuMessages)
  return (
    <Resource query={useQuery(categoriesQuery)} skeleton={<CategoriesSkeleton />}>
      {categories =>
        categories.length === 0 ? (
          <slot name="empty">
            <p className="muted none" role="status">
              {t.emptyCategories}
            </p>
          </slot>
        ) : (
          <div className="lists">
            <CategoryList kind="product" categories={categories} onFollow={onFollow} />
            <CategoryList kind="service" categories={categories} onFollow={onFollow} />
          </div>
        )
      }
    </Resource>
  )
}

function CategoriesSkeleton() {
  return (
    <div className="skeleton-list">
      {repeat(18, entry => (
        <div key={entry}>
          <Skeleton width="55%" />
          <Skeleton width="85%" />
        </div>
      ))}
    </div>
  )
}

const labels = {
  product: { title: 'products', all: 'menu.allProducts' },
  service: { title: 'services', all: 'menu.allServices' },
} as const

type ListProps = { kind: Kind; categories: readonly Category[]; onFollow: () => void }

/** The categories of one kind, and the link to all of them. */
function CategoryList({ kind, categories, onFollow }: ListProps) {
  const t = useStore(menuMessages)
  const tNavigation = useStore(navigationMessages)
  const titleId = useId()
  const [shown, more] = useShowMore(categoriesOf(kind, categories))
  return (
    <div className={`list ${kind}`}>
      <p className="list-title" id={titleId}>
        {t[labels[kind].title]}
      </p>
      <div className="entries">
        <ul aria-labelledby={titleId}>
          {shown.map(category => (
            <li key={category.id}>
              <Link to={categoryListing(kind, category.id)} onFollow={onFollow}>
                <b>{category.name}</b>
                {category.description && <span className="muted small">{category.description}</span>}
              </Link>
            </li>
          ))}
          {more}
        </ul>
      </div>
      <p className="all">
        <Link to={{ route: 'categories' }} onFollow={onFollow}>
          {tNavigation[labels[kind].all]}
        </Link>
      </p>
    </div>
  )
}
