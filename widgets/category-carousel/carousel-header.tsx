import type { ReactNode } from 'react'
import type { Kind } from '#shared/api/kind.ts'
import { useMessages } from '#shared/messages/messages.ts'
import { Link } from '#shared/ui/link.tsx'

const words = {
  product: { heading: 'shelf.productCategories', all: 'menu.allProducts' },
  service: { heading: 'shelf.serviceCategories', all: 'menu.allServices' },
} as const

type Props = {
  kind: Kind
  id?: string
  /** Shown between heading and link. */
  children?: ReactNode
}

/** The heading, and the link to all categories. */
export function CarouselHeader({ kind, id, children }: Props) {
  const t = useMessages()
  return (
    <div className="head">
      <h2 id={id} part="heading">
        {t(words[kind].heading)}
      </h2>
      {children}
      <Link to={{ route: 'categories' }} className="all" part="all">
        {t(words[kind].all)}
      </Link>
    </div>
  )
}
