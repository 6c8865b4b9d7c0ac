import { useStore } from '@nanostores/react'
import { useReady } from '#shared/element/content-effect.ts'
import { Place } from '#shared/places/places.tsx'
import { useUser } from '#shared/session/use-session.ts'
import { useCarousel } from '#shared/ui/carousel/use-carousel.ts'
import { Icon, LineDrawing } from '#shared/ui/icon.tsx'
import { ActionLink } from '#shared/ui/link.tsx'
import { repeat } from '#shared/ui/loading.tsx'
import { heroMessages } from './hero.messages.ts'
import { Crew } from './illustrations/crew.tsx'
import { Plant } from './illustrations/plant.tsx'
import { Platform } from './illustrations/platform.tsx'

/** The time that a slide is shown before the next one, in milliseconds. */
const INTERVAL = 7000

export function Hero() {
  const t = useStore(heroMessages)
  const isMember = useUser() !== null
  const carousel = useCarousel({ interval: INTERVAL })
  const slides = slidesFor(isMember)
  const { current, rotation, canMove } = carousel
  useReady(true)
  const slideShow = (
    <section
      ref={carousel.root}
      className="hero"
      part="hero"
      aria-roledescription="carousel"
      aria-label={t.label}
    >
      {/* Slides out of view are inert. The first has the page's heading, which stays readable here. */}
      {current !== 0 && <h1 className="hidden-visually">{t[slides[0].title]}</h1>}
      <HeroControls carousel={carousel} count={slides.length} />
      <div
        className="track"
        data-glide-el="track"
        aria-live={rotation === 'on' && canMove ? 'off' : 'polite'}
      >
        <div className="slides">
          {slides.map((slide, index) => (
            <Slide key={slide.title} slide={slide} number={index + 1} count={slides.length} />
          ))}
        </div>
      </div>
    </section>
  )
  return (
    <div className="top">
      {slideShow}
      <Place name="beside-banners" />
    </div>
  )
}

type Props = { carousel: ReturnType<typeof useCarousel>; count: number }

/** The pause or play button, and a dot for each slide. Their space is reserved until the carousel runs. */
function HeroControls({ carousel: { current, canMove, rotation, go, toggle }, count }: Props) {
  const t = useStore(heroMessages)
  return (
    <div className="controls" part="controls" hidden={!canMove}>
      {rotation !== 'never' && (
        <button
          type="button"
          className="pause"
          aria-label={rotation === 'on' ? t.pause : t.play}
          onClick={toggle}
        >
          <Icon path={rotation === 'on' ? 'M7 4.5v11M13 4.5v11' : 'M6 4l10 6-10 6Z'} />
        </button>
      )}
      {repeat(count, slide => (
        <button
          key={slide}
          type="button"
          className="dot"
          aria-label={t.show({ number: slide + 1, count })}
          aria-current={slide === current}
          onClick={() => go(slide)}
        />
      ))}
    </div>
  )
}

type SlideProps = { slide: SlideContent; number: number; count: number }

/** A slide's text, its only link or button, and a drawing. The first slide has the heading of the page. */
function Slide({ slide: { title, action, to, Illustration }, number, count }: SlideProps) {
  const t = useStore(heroMessages)
  const isFirst = number === 1
  const seenBy = action === 'register' ? ' for-visitors' : ''
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <article
      className="slide"
      part="slide"
      aria-roledescription="slide"
      aria-label={t.slide({ number, count })}
    >
      <div className="words">
        <Heading className="title">{t[title]}</Heading>
        <p>{t[`${title}Text`]}</p>
        <ActionLink to={to} className={(isFirst ? 'button primary' : 'button outlined') + seenBy}>
          {t[action]}
        </ActionLink>
      </div>
      <LineDrawing className="art" viewBox="0 0 560 340" preserveAspectRatio="xMaxYMax meet">
        <Illustration />
      </LineDrawing>
    </article>
  )
}

type SlideContent = ReturnType<typeof slidesFor>[number]

/** Returns the three slides. Members are not asked to register. */
function slidesFor(isMember: boolean) {
  const talents = { route: 'search', query: { keyword: 'manpower', tab: 'services' } } as const
  const first = isMember
    ? ({ action: 'search', to: { route: 'search' } } as const)
    : ({ action: 'register', to: 'register' } as const)
  return [
    { title: 'enabler', ...first, Illustration: Plant },
    { title: 'platform', action: 'browse', to: { route: 'categories' }, Illustration: Platform },
    { title: 'talent', action: 'talentLink', to: talents, Illustration: Crew },
  ] as const
}
