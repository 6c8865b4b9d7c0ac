import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { categoriesQuery } from '#shared/stores/categories-query.ts'
import { Breadcrumb } from '#shared/ui/breadcrumb.tsx'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { Resource } from '#shared/ui/resource.tsx'
import { navigationMessages } from '#shared/ui/ui.messages.ts'
import { useQuery } from '#shared/ui/use-query.ts'
import { categoriesMessages } from './categories.messages.ts'
import { CategoriesSkeleton } from './categories-skeleton.tsx'
import { CategoryList } from './category-list.tsx'

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
      {categories =>
        screen(
          categories.length === 0 ? (
            <EmptyState title={t['category.none']} text={t['category.noneWhy']}>
              <Link to={{ route: 'search' }} className="button soft">
                {tNavigation['category.search']}
              </Link>
            </EmptyState>
          ) : (
            <>
              <CategoryList kind="product" categories={categories} />
              <CategoryList kind="service" categories={categories} />
            </>
          ),
        )
      }
    </Resource>
  )
}
