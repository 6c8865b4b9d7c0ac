import { useStore } from '@nanostores/react'
import type { UseCarousel } from '#shared/carousel/use-carousel.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { repeat } from '#shared/ui/loading.tsx'
import { heroMessages } from './hero.messages.ts'

type Props = { carousel: UseCarousel<HTMLElement>; count: number }

/** Pause or play, and a dot for each slide. Their room is kept free until the carousel runs. */
export function HeroControls({ carousel: { current, canMove, rotation, goTo, toggle }, count }: Props) {
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
          <Icon name={rotation === 'on' ? 'pause' : 'play'} />
        </button>
      )}
      {repeat(count, slide => (
        <button
          key={slide}
          type="button"
          className="dot"
          aria-label={t.show({ number: slide + 1, count })}
          aria-current={slide === current}
          onClick={() => goTo(slide)}
        />
      ))}
    </div>
  )
}
