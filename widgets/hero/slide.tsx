import { useStore } from '@nanostores/react'
import { open } from '#shared/dialogs/dialogs.ts'
import { Link } from '#shared/ui/link.tsx'
import { heroMessages } from './hero.messages.ts'
import type { SlideContent, Step } from './slides.ts'

type Props = { slide: SlideContent; number: number; count: number }

/** A slide's text, its one link or button, and a drawing. The first slide has the heading of the page. */
export function Slide({ slide: { title, text, step, art: Art }, number, count }: Props) {
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
        <NextStep step={step} className={isFirst ? 'button next' : 'button outlined'} />
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
        <Art />
      </svg>
    </article>
  )
}

function NextStep({ step: { label, to }, className }: { step: Step; className: string }) {
  const t = useStore(heroMessages)
  if (to !== 'register') {
    return (
      <Link to={to} className={className}>
        {t[label]}
      </Link>
    )
  }
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={() => open('register')}>
      {t[label]}
    </button>
  )
}
