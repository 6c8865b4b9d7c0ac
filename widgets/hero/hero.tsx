import { useStore } from '@nanostores/react'
import { useCarousel } from '#shared/carousel/use-carousel.ts'
import { $user } from '#shared/session/session.ts'
import { useReady } from '#shared/ui/loading.tsx'
import { heroMessages } from './hero.messages.ts'
import { HeroControls } from './hero-controls.tsx'
import { Slide } from './slide.tsx'
import { slidesFor } from './slides.ts'

/** How long a slide is shown before the next one, in milliseconds. */
const INTERVAL = 7000

export function Hero() {
  const t = useStore(heroMessages)
  const isMember = useStore($user) !== null
  const carousel = useCarousel<HTMLElement>({ interval: INTERVAL })
  const slides = slidesFor(isMember)
  const [first] = slides
  const { current, rotation, canMove } = carousel
  useReady(true)
  return (
    <section
      ref={carousel.root}
      className="hero"
      part="hero"
      aria-roledescription="carousel"
      aria-label={t.label}
    >
      {/* Slides out of view are inert, and the first one has the page's heading: it stays readable here. */}
      {current !== 0 && <h1 className="hidden-visually">{t[first.title]}</h1>}
      <HeroControls carousel={carousel} count={slides.length} />
      <div
        className="track"
        data-glide-el="track"
        aria-live={rotation === 'on' && canMove ? 'off' : 'polite'}
      >
        <div className="slides">
          {slides.map((slide, place) => (
            <Slide key={slide.title} slide={slide} number={place + 1} count={slides.length} />
          ))}
        </div>
      </div>
    </section>
  )
}
