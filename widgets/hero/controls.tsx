import type { CarouselView } from '#shared/carousel/use-carousel.ts'
import { useMessages } from '#shared/messages/messages.ts'
import { Icon } from '#shared/ui/icon.tsx'

type Props = { carousel: CarouselView<HTMLElement>; count: number }

/** Pause or play, and a dot for each slide. Their room is kept free until the carousel runs. */
export function Controls({ carousel: { shown, moves, rotation, goTo, toggle }, count }: Props) {
  const t = useMessages()
  const slides = Array.from({ length: count }, (_, place) => place)
  return (
    <div className="controls" part="controls" hidden={!moves}>
      {rotation !== 'never' && (
        <button
          type="button"
          className="pause"
          aria-label={t(rotation === 'on' ? 'hero.pause' : 'hero.play')}
          onClick={toggle}
        >
          <Icon name={rotation === 'on' ? 'pause' : 'play'} />
        </button>
      )}
      {slides.map(slide => (
        <button
          key={slide}
          type="button"
          className="dot"
          aria-label={t('hero.show', { number: slide + 1, count })}
          aria-current={slide === shown}
          onClick={() => goTo(slide)}
        />
      ))}
    </div>
  )
}
