import { useStore } from '@nanostores/react'
import { categoriesOf, fetchTopCategories } from '#shared/api/categories.ts'
import type { Kind } from '#shared/api/items.ts'
import { createQuery } from '#shared/stores/query.ts'
import { InlineError } from '#shared/ui/error-state.tsx'
import { Loading, repeat, Skeleton, useReady } from '#shared/ui/loading.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { CarouselHeader } from './carousel-header.tsx'
import { categoryCarouselMessages } from './category-carousel.messages.ts'
import { CategorySlides } from './category-slides.tsx'

/** One answer holds both kinds, so two carousels on a page make one request. */
const topCategoriesQuery = createQuery(fetchTopCategories)

type Props = { kind: Kind }

export function CategoryCarousel({ kind }: Props) {
  const t = useStore(categoryCarouselMessages)
  const { data, error, retry } = useQuery(topCategoriesQuery)
  const categories = data && categoriesOf(kind, data)
  useReady(data !== undefined)
  if (categories && categories.length > 0) {
    // A carousel keeps its slides for life (see `useCarousel`): other slides need a new one.
    return <CategorySlides key={categories.map(({ id }) => id).join()} kind={kind} categories={categories} />
  }
  return (
    <section className="category-carousel">
      <CarouselHeader kind={kind} />
      {categories && (
        <slot name="empty">
          <p className="muted">{t.empty}</p>
        </slot>
      )}
      {!categories && error && <InlineError text={t.failed} error={error} onRetry={retry} />}
      {!categories && !error && (
        <Loading>
          <SlidesSkeleton />
        </Loading>
      )}
    </section>
  )
}

function SlidesSkeleton() {
  return (
    <div className="track skeleton-list">
      <div className="slides">
        {repeat(6, slide => (
          <div key={slide} className="slide">
            <Skeleton height="calc(102px + 2lh)" />
          </div>
        ))}
      </div>
    </div>
  )
}
