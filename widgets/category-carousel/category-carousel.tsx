import { useStore } from '@nanostores/react'
import { type ReactNode, useId } from 'react'
import { type Category, categoriesOf, fetchTopCategories } from '#shared/api/categories.ts'
import type { Kind } from '#shared/api/items.ts'
import { useReady } from '#shared/element/content-effect.ts'
import { categoryListing } from '#shared/routes/links.ts'
import { createQuery } from '#shared/stores/query.ts'
import { useCarousel } from '#shared/ui/carousel/use-carousel.ts'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { Link } from '#shared/ui/link.tsx'
import { repeat, Skeleton } from '#shared/ui/loading.tsx'
import { Image } from '#shared/ui/picture.tsx'
import { Resource } from '#shared/ui/resource.tsx'
import { navigationMessages } from '#shared/ui/ui.messages.ts'
import { useQuery } from '#shared/ui/use-query.ts'
import { categoryCarouselMessages } from './category-carousel.messages.ts'

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
    <div className="view">
      <div className="track skeleton-list">
        <div className="slides">
          {repeat(6, slide => (
            <div key={slide} className="slide">
              <Skeleton height="calc(28px + var(--lines) * 1lh)" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

/** The categories side by side, as a looping carousel when they don't fit. */
function CategorySlides({ kind, categories }: { kind: Kind; categories: readonly Category[] }) {
  const t = useStore(categoryCarouselMessages)
  const headingId = useId()
  const { root, canMove, go } = useCarousel()
  return (
    <section className="category-carousel" ref={root} aria-labelledby={headingId}>
      <CarouselHeader kind={kind} id={headingId}>
        {canMove !== false && (
          <span className="turns" part="turns" data-pending={canMove === undefined}>
            <button type="button" aria-label={t.previous} onClick={() => go('<')}>
              <Icon path={icons.left} />
            </button>
            <button type="button" aria-label={t.next} onClick={() => go('>')}>
              <Icon path={icons.right} />
            </button>
          </span>
        )}
      </CarouselHeader>
      <div className="view">
        <div className="track" data-glide-el="track">
          <ul className="slides">
            {categories.map(category => (
              <li key={category.id} className="slide">
                <Link to={categoryListing(kind, category.id)} className="card category" part="category">
                  <CategoryIcon src={category.iconUrl} />
                  <span className="name">{category.name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

const labels = {
  product: { heading: 'productCategories', all: 'menu.allProducts' },
  service: { heading: 'serviceCategories', all: 'menu.allServices' },
} as const

type CarouselHeaderProps = { kind: Kind; id?: string; children?: ReactNode }

/** The heading and the link to all categories, with `children` after them. */
function CarouselHeader({ kind, id, children }: CarouselHeaderProps) {
  const t = useStore(categoryCarouselMessages)
  const tNavigation = useStore(navigationMessages)
  return (
    <div className="head">
      <h2 id={id} part="heading">
        {t[labels[kind].heading]}
      </h2>
      <Link to={{ route: 'categories' }} className="all" part="all">
        {tNavigation[labels[kind].all]}
      </Link>
      {children}
    </div>
  )
}

/** The category's icon, or a drawn crate when it has none or the icon fails to load. */
function CategoryIcon({ src }: { src: string }) {
  const crate = (
    <svg viewBox="0 0 52 52" width="52" height="52" className="crate" aria-hidden="true">
      <path className="filled" d="M8 17 26 9l18 8v20l-18 8-18-8Z" />
      <path d="M8 17l18 8 18-8M26 25v20M17 13l18 8v7" />
    </svg>
  )
  return <Image src={src} width="52" height="52" decoding="async" instead={crate} />
}
