import { useStore } from '@nanostores/react'
import { useId } from 'react'
import type { Category } from '#shared/api/categories.ts'
import type { Kind } from '#shared/api/items.ts'
import { useCarousel } from '#shared/carousel/use-carousel.ts'
import { categoryListing } from '#shared/routes/links.ts'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { Link } from '#shared/ui/link.tsx'
import { CarouselHeader } from './carousel-header.tsx'
import { categoryCarouselMessages } from './category-carousel.messages.ts'
import { CategoryIcon } from './category-icon.tsx'

/** The categories side by side, as a looping carousel when they don't fit. */
export function CategorySlides({ kind, categories }: { kind: Kind; categories: readonly Category[] }) {
  const t = useStore(categoryCarouselMessages)
  const headingId = useId()
  const { root, canMove, next, previous } = useCarousel<HTMLElement>()
  return (
    <section className="category-carousel" ref={root} aria-labelledby={headingId}>
      <CarouselHeader kind={kind} id={headingId}>
        {canMove !== false && (
          <span className="turns" part="turns" data-pending={canMove === undefined}>
            <button type="button" aria-label={t.previous} onClick={previous}>
              <Icon path={icons.left} />
            </button>
            <button type="button" aria-label={t.next} onClick={next}>
              <Icon path={icons.right} />
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
                <span className="name">{category.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
