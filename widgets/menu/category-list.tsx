import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { type Category, categoriesOf } from '#shared/api/categories.ts'
import type { Kind } from '#shared/api/items.ts'
import { categoryListing } from '#shared/routes/links.ts'
import { Link } from '#shared/ui/link.tsx'
import { useShowMore } from '#shared/ui/show-more.tsx'
import { navigationMessages } from '#shared/ui/ui.messages.ts'
import { menuMessages } from './menu.messages.ts'

const labels = {
  product: { title: 'products', all: 'menu.allProducts' },
  service: { title: 'services', all: 'menu.allServices' },
} as const

type Props = { kind: Kind; categories: readonly Category[]; onFollow: () => void }

/** The categories of one kind, and the link to all of them. */
export function CategoryList({ kind, categories, onFollow }: Props) {
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
