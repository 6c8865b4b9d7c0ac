import { useStore } from '@nanostores/react'
import { categoriesQuery } from '#shared/stores/categories-query.ts'
import { repeat, Skeleton } from '#shared/ui/loading.tsx'
import { Resource } from '#shared/ui/resource.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { CategoryList } from './category-list.tsx'
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
