import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Kind } from '#shared/api/items.ts'
import { Link } from '#shared/ui/link.tsx'
import { navigationMessages } from '#shared/ui/ui.messages.ts'
import { categoryCarouselMessages } from './category-carousel.messages.ts'

const labels = {
  product: { heading: 'productCategories', all: 'menu.allProducts' },
  service: { heading: 'serviceCategories', all: 'menu.allServices' },
} as const

type CarouselHeaderProps = { kind: Kind; id?: string; children?: ReactNode }

/** The heading and the link to all categories, with `children` between them. */
export function CarouselHeader({ kind, id, children }: CarouselHeaderProps) {
  const t = useStore(categoryCarouselMessages)
  const tNavigation = useStore(navigationMessages)
  return (
    <div className="head">
      <h2 id={id} part="heading">
        {t[labels[kind].heading]}
      </h2>
      {children}
      <Link to={{ route: 'categories' }} className="all" part="all">
        {tNavigation[labels[kind].all]}
      </Link>
    </div>
  )
}
