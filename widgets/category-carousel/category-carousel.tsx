import { useStore } from '@nanostores/react'
import { type ReactNode, useId, useState } from 'react'
import { type Category, categoriesOf, fetchTopCategories } from '#shared/api/categories.ts'
import type { Kind } from '#shared/api/items.ts'
import { useCarousel } from '#shared/carousel/use-carousel.ts'
import { useReady } from '#shared/element/paint-effect.ts'
import { categoryListing } from '#shared/routes/links.ts'
import { createQuery } from '#shared/stores/query.ts'
import { InlineError } from '#shared/ui/error-state.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { Link } from '#shared/ui/link.tsx'
import { Loading, repeat, Skeleton } from '#shared/ui/loading.tsx'
import { navigationMessages } from '#shared/ui/ui.messages.ts'
import { useQuery } from '#shared/ui/use-query.ts'
import { categoryCarouselMessages } from './category-carousel.messages.ts'

/** One answer holds both kinds, so two carousels on a page make one request. */
const topCategoriesQuery = createQuery(fetchTopCategories)

export function CategoryCarousel({ kind }: { kind: Kind }) {
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

/** The categories side by side, as a looping carousel when they don't fit. */
function CategorySlides({ kind, categories }: { kind: Kind; categories: readonly Category[] }) {
  const t = useStore(categoryCarouselMessages)
  const headingId = useId()
  const { root, canMove, next, previous } = useCarousel<HTMLElement>()
  return (
    <section className="category-carousel" ref={root} aria-labelledby={headingId}>
      <CarouselHeader kind={kind} id={headingId}>
        {canMove !== false && (
          <span className="turns" part="turns" data-pending={canMove === undefined}>
            <button type="button" aria-label={t.previous} onClick={previous}>
              <Icon name="left" />
            </button>
            <button type="button" aria-label={t.next} onClick={next}>
              <Icon name="right" />
            </button>
          </span>
        )}
      </CarouselHeader>
      <div className="track" data-glide-el="track">
        <ul className="slides">
          {categories.map(category => (
            <li key={category.id} className="slide">
              <Link to={categoryListing(kind, category.id)} className="card category" part="category">
                <CategoryIcon src={category.iconUrl} />
                <span className="name" title={category.name}>
                  {category.name}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The category's icon, or a drawn crate when it has none or the icon fails to load. */
function CategoryIcon({ src }: { src: string }) {
  const [failed, setFailed] = useState('')
  if (src && src !== failed) {
    return (
      <img
        src={src}
        alt=""
        width="52"
        height="52"
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setFailed(src)}
      />
    )
  }
  return (
    <svg viewBox="0 0 52 52" width="52" height="52" className="crate" aria-hidden="true">
      <path className="filled" d="M8 17 26 9l18 8v20l-18 8-18-8Z" />
      <path d="M8 17l18 8 18-8M26 25v20M17 13l18 8v7" />
    </svg>
  )
}

const labels = {
  product: { heading: 'productCategories', all: 'menu.allProducts' },
  service: { heading: 'serviceCategories', all: 'menu.allServices' },
} as const

type CarouselHeaderProps = {
  kind: Kind
  id?: string
  /** Shown between heading and link. */
  children?: ReactNode
}

/** The heading, and the link to all categories. */
function CarouselHeader({ kind, id, children }: CarouselHeaderProps) {
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
