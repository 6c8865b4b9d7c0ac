import { useStore } from '@nanostores/react'
import { type ReactNode, useId } from 'react'
import { type Category, categoriesOf } from '#shared/api/categories.ts'
import type { Kind } from '#shared/api/items.ts'
import { categoryListing } from '#shared/routes/links.ts'
import { categoriesQuery } from '#shared/stores/categories-query.ts'
import { Breadcrumb } from '#shared/ui/breadcrumb.tsx'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { Picture } from '#shared/ui/picture.tsx'
import { Resource } from '#shared/ui/resource.tsx'
import { useShowMore } from '#shared/ui/show-more.tsx'
import { navigationMessages } from '#shared/ui/ui.messages.ts'
import { useQuery } from '#shared/ui/use-query.ts'
import { categoriesMessages } from './categories.messages.ts'
import { CategoriesSkeleton } from './categories-skeleton.tsx'

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

const labels = {
  product: { title: 'category.products', none: 'category.noProducts' },
  service: { title: 'category.services', none: 'category.noServices' },
} as const

/** One kind in three columns, filled round-robin. */
function CategoryList({ kind, categories }: { kind: Kind; categories: readonly Category[] }) {
  const t = useStore(categoriesMessages)
  const tNavigation = useStore(navigationMessages)
  const titleId = useId()
  const listed = categoriesOf(kind, categories)
  const [shown, more] = useShowMore(listed)
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{tNavigation[labels[kind].title]}</h2>
      {listed.length === 0 && <p className="muted">{t[labels[kind].none]}</p>}
      <ul className="columns" part="list">
        {shown.map(category => (
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
        {more}
      </ul>
    </section>
  )
}
