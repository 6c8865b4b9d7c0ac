import { useStore } from '@nanostores/react'
import { Breadcrumb, type BreadcrumbItem } from '#shared/ui/breadcrumb.tsx'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { ErrorState } from '#shared/ui/load-error.tsx'
import { navigationMessages } from '#shared/ui/ui.messages.ts'
import { categoryMessages } from './category.messages.ts'

type Props = { name: string; parent: BreadcrumbItem | undefined }

/** Offers the parent of an empty category, or all categories, and the search. */
export function EmptyCategory({ name, parent }: Props) {
  const t = useStore(categoryMessages)
  const tNavigation = useStore(navigationMessages)
  return (
    <EmptyState title={t.nothing({ name })} text={t.nothingWhy}>
      <Link to={parent?.to ?? { route: 'categories' }} className="button soft">
        {parent ? t.wider({ name: parent.label }) : tNavigation['search.allCategories']}
      </Link>
      <Link to={{ route: 'search' }} className="button">
        {tNavigation['category.search']}
      </Link>
    </EmptyState>
  )
}

export function CategoryNotFound(props: Parameters<typeof ErrorState>[0]) {
  const t = useStore(navigationMessages)
  return (
    <div className="screen">
      <Breadcrumb steps={[{ label: t['category.crumb'], to: { route: 'categories' } }]} />
      <ErrorState {...props}>
        <Link to={{ route: 'categories' }} className="button soft">
          {t['search.allCategories']}
        </Link>
      </ErrorState>
    </div>
  )
}
