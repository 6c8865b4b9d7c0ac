import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { arrowStep } from '#shared/ui/arrow-step.ts'
import { Picture } from '#shared/ui/picture.tsx'
import { useShowMore } from '#shared/ui/show-more.tsx'
import type * as extras from './item-extras.tsx'
import { itemMessages } from './product.messages.ts'

type Props = {
  name: string
  /** The default picture first; may be empty. */
  pictures: readonly string[]
  later: typeof extras | undefined
}

/** One large picture and thumbnails. Hovering over, focusing or clicking a thumbnail shows it large. */
export function Gallery({ name, pictures, later }: Props) {
  const t = useStore(itemMessages)
  const [chosen, choose] = useState(0)
  const strip = useRef<HTMLUListElement>(null)
  const count = pictures.length
  const [thumbnails, more] = useShowMore(pictures)
  const shown = chosen < count ? chosen : 0
  const moveByKey = (event: KeyboardEvent): void => {
    const others: Record<string, number> = {
      ArrowDown: 1,
      ArrowUp: -1,
      Home: -shown,
      End: thumbnails.length - 1 - shown,
    }
    const step = arrowStep(event, event.currentTarget) || others[event.key]
    if (step === undefined) return
    event.preventDefault()
    strip.current?.querySelectorAll('button')[(shown + step + thumbnails.length) % thumbnails.length]?.focus()
  }
  const alt = count === 0 ? t.noPicture({ name }) : t.picture({ name, number: shown + 1, count })
  return (
    <div className="gallery" part="gallery">
      <Picture src={pictures[shown] ?? ''} alt={alt} eager />
      {later && <later.EnlargeButton name={name} pictures={pictures} shown={shown} onShow={choose} />}
      {count > 1 && (
        <ul className="thumbnails" ref={strip} aria-label={t.gallery({ name })} onKeyDown={moveByKey}>
          {thumbnails.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                aria-label={t.showPicture({ number: index + 1, count })}
                aria-current={index === shown}
                tabIndex={index === shown ? 0 : -1}
                onPointerEnter={() => choose(index)}
                onFocus={() => choose(index)}
                onClick={() => choose(index)}
              >
                <Picture src={picture} alt="" />
              </button>
            </li>
          ))}
          {more}
        </ul>
      )}
    </div>
  )
}
