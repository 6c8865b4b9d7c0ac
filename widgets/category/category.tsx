import { useStore } from '@nanostores/react'
import type { Kind } from '#shared/api/items.ts'
import { useReady } from '#shared/element/content-effect.ts'
import type { Refinement } from '#shared/refine/refinement.ts'
import { categoryMessages } from './category.messages.ts'
import { CategoryListing } from './category-listing.tsx'

type Props = Refinement & { categoryId: number; kind: Kind | undefined }

/** The listing of a category. Without a kind, it is the route `category`, a placeholder that shows the id. */
export function CategoryPage({ kind, ...props }: Props) {
  return kind ? <CategoryListing kind={kind} {...props} /> : <Placeholder {...props} />
}

function Placeholder({ categoryId }: { categoryId: number }) {
  const t = useStore(categoryMessages)
  useReady(true)
  return (
    <h1 className="placeholder" tabIndex={-1}>
      <span className="hidden-visually">{t.placeholder} </span>
      {String(categoryId)}
    </h1>
  )
}
