import { useStore } from '@nanostores/react'
import { ActionLink } from '#shared/ui/link.tsx'
import { heroMessages } from './hero.messages.ts'
import type { SlideContent } from './slides.ts'

type Props = { slide: SlideContent; number: number; count: number }

/** A slide's text, its one link or button, and a drawing. The first slide has the heading of the page. */
export function Slide({ slide: { title, text, action, Illustration }, number, count }: Props) {
  const t = useStore(heroMessages)
  const isFirst = number === 1
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
        <p>{t[text]}</p>
        <ActionLink to={action.to} className={isFirst ? 'button primary' : 'button outlined'}>
          {t[action.label]}
        </ActionLink>
      </div>
      <svg
        className="art"
        viewBox="0 0 560 340"
        preserveAspectRatio="xMidYMax meet"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <Illustration />
      </svg>
    </article>
  )
}
