import type { Kind } from '#shared/api/items.ts'
import { useMessages } from '#shared/messages/messages.ts'
import { useReady } from '#shared/ui/loading.tsx'
import { CategoryListing } from './category-listing.tsx'

type Props = { categoryId: number; kind: Kind | undefined; page: number }

/** What is listed in a category, or, without a kind, the placeholder of the spec. */
export function CategoryScreen({ categoryId, kind, page }: Props) {
  if (!kind) return <Placeholder categoryId={categoryId} />
  return <CategoryListing kind={kind} categoryId={categoryId} page={page} />
}

/** Only shows the id: spec section 2, route `category`. */
function Placeholder({ categoryId }: { categoryId: number }) {
  const t = useMessages()
  useReady(true)
  return (
    <h1 className="placeholder" tabIndex={-1}>
      <span className="hidden-visually">{t('category.placeholder')} </span>
      {String(categoryId)}
    </h1>
  )
}
