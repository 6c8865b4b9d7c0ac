import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { type Category, categoriesOf } from '#shared/api/categories.ts'
import type { Kind } from '#shared/api/items.ts'
import { categoryListing } from '#shared/routes/links.ts'
import { Link } from '#shared/ui/link.tsx'
import { Picture } from '#shared/ui/picture.tsx'
import { useShowMore } from '#shared/ui/show-more.tsx'
import { navigationMessages } from '#shared/ui/ui.messages.ts'
import { categoriesMessages } from './categories.messages.ts'

const labels = {
  product: { title: 'category.products', none: 'category.noProducts' },
  service: { title: 'category.services', none: 'category.noServices' },
} as const

/** One kind in three columns, filled round-robin. */
export function CategoryList({ kind, categories }: { kind: Kind; categories: readonly Category[] }) {
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
