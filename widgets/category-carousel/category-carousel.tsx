import { useStore } from '@nanostores/react'
import { categoriesOf, fetchTopCategories } from '#shared/api/categories.ts'
import type { Kind } from '#shared/api/items.ts'
import { useReady } from '#shared/element/content-effect.ts'
import { createQuery } from '#shared/stores/query.ts'
import { repeat, Skeleton } from '#shared/ui/loading.tsx'
import { Resource } from '#shared/ui/resource.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { CarouselHeader } from './carousel-header.tsx'
import { categoryCarouselMessages } from './category-carousel.messages.ts'
import { CategorySlides } from './category-slides.tsx'

/** One reply holds both kinds, so two carousels on a page make one request. */
const topCategoriesQuery = createQuery(fetchTopCategories)

/** The number of top categories that the request asks for. */
const TOP = 10

export function CategoryCarousel({ kind }: { kind: Kind }) {
  const t = useStore(categoryCarouselMessages)
  const query = useQuery(topCategoriesQuery)
  const categories = query.data && categoriesOf(kind, query.data).slice(0, TOP)
  useReady(categories !== undefined)
  if (categories && categories.length > 0) {
    // A carousel never changes its slides (see `useCarousel`), so other slides need a new one.
    return <CategorySlides key={categories.map(({ id }) => id).join()} kind={kind} categories={categories} />
  }
  return (
    <section className="category-carousel">
      <CarouselHeader kind={kind} />
      <Resource query={query} skeleton={<SlidesSkeleton />} inlineError={t.failed}>
        {() => (
          <slot name="empty">
            <p className="muted">{t.empty}</p>
          </slot>
        )}
      </Resource>
    </section>
  )
}

function SlidesSkeleton() {
  return (
    <div className="track skeleton-list">
      <div className="slides">
        {repeat(6, slide => (
          <div key={slide} className="slide">
            <Skeleton height="calc(134px + var(--lines) * 1lh)" />
          </div>
        ))}
      </div>
    </div>
  )
}
