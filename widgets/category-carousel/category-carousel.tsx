import { useStore } from '@nanostores/react'
import type { Kind } from '#shared/api/kind.ts'
import { useQuery } from '#shared/stores/query.ts'
import { InlineError } from '#shared/ui/error-state.tsx'
import { Loading, Skeleton, useReady } from '#shared/ui/loading.tsx'
import { CarouselHeader } from './carousel-header.tsx'
import { shelfMessages } from './category-carousel.messages.ts'
import { ofKind, topCategories } from './category-carousel.store.ts'
import { CategorySlides } from './category-slides.tsx'

type Props = { kind: Kind }

export function CategoryCarousel({ kind }: Props) {
  const t = useStore(shelfMessages)
  const { data, error, retry } = useQuery(topCategories)
  const categories = data && ofKind(kind, data)
  useReady(data !== undefined)
  if (categories && categories.length > 0) {
    // A carousel keeps its slides for life (see `useCarousel`): other slides need a new one.
    return <CategorySlides key={categories.map(({ id }) => id).join()} kind={kind} categories={categories} />
  }
  return (
    <section className="shelf">
      <CarouselHeader kind={kind} />
      {categories && (
        <slot name="empty">
          <p className="muted">{t.empty}</p>
        </slot>
      )}
      {!categories && error && <InlineError text={t.failed} error={error} onRetry={retry} />}
      {!categories && !error && (
        <Loading>
          <Bones />
        </Loading>
      )}
    </section>
  )
}

const bones = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

function Bones() {
  return (
    <div className="track bones">
      <div className="slides">
        {bones.map(bone => (
          <div key={bone} className="slide">
            <Skeleton height="calc(102px + 2lh)" />
          </div>
        ))}
      </div>
    </div>
  )
}
