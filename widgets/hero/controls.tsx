import { useStore } from '@nanostores/react'
import type { CarouselView } from '#shared/carousel/use-carousel.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { heroMessages } from './hero.messages.ts'

type Props = { carousel: CarouselView<HTMLElement>; count: number }

/** Pause or play, and a dot for each slide. Their room is kept free until the carousel runs. */
export function Controls({ carousel: { shown, moves, rotation, goTo, toggle }, count }: Props) {
  const t = useStore(heroMessages)
  const slides = Array.from({ length: count }, (_, place) => place)
  return (
    <div className="controls" part="controls" hidden={!moves}>
      {rotation !== 'never' && (
        <button
          type="button"
          className="pause"
          aria-label={rotation === 'on' ? t.pause : t.play}
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
          aria-label={t.show({ number: slide + 1, count })}
          aria-current={slide === shown}
          onClick={() => goTo(slide)}
        />
      ))}
    </div>
  )
}
