import { useStore } from '@nanostores/react'
import { type ReactNode, useId, useState } from 'react'
import { $config } from '#shared/config/config.ts'
import { formatNumber } from '#shared/messages/number.ts'
import { Button } from '#shared/ui/button.tsx'
import { ButtonLink } from '#shared/ui/button-link.tsx'
import type { Change, Refining } from './filters.ts'
import { refineMessages } from './refine.messages.ts'

type Choice = { name: string; count: number; isChosen: boolean; to: Change }

type Props = Pick<Refining, 'go' | 'placeOf'> & {
  title: string
  /** Beside the title. */
  aside?: ReactNode
  choices: readonly Choice[]
  /** How many more choices there are, and what brings them. */
  more?: number
  onMore?: () => void
}

/** A filter whose choices have counts. Each is a link, and so works without JavaScript. */
export function Choices({ title, aside, choices, more = 0, onMore, go, placeOf }: Props) {
  const t = useStore(refineMessages)
  const { locale } = useStore($config)
  const titleId = useId()
  const [wasOpened, setOpened] = useState(false)
  const [wanted, setWanted] = useState('')
  if (choices.length === 0) return null
  const search = wanted.trim().toLowerCase()
  const shown = search ? choices.filter(({ name }) => name.toLowerCase().includes(search)) : choices
  return (
    <section aria-labelledby={titleId}>
      <div className="filter-head">
        <h2 id={titleId}>{title}</h2>
        {aside}
      </div>
      {wasOpened && (
        <input
          className="input"
          type="search"
          aria-label={t.find({ name: title })}
          placeholder={t.find({ name: title })}
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        />
      )}
      <ul className={wasOpened ? 'choices all' : 'choices'}>
        {shown.map(({ name, count, isChosen, to }) => (
          <li key={name}>
            <ButtonLink role="checkbox" aria-checked={isChosen} to={placeOf(to)} onClick={() => go(to)}>
              <span>{name}</span> <span className="muted">{formatNumber(count, locale)}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      {more > 0 && !wasOpened && (
        <Button
          look="plain"
          label={t.more({ count: more })}
          onClick={({ currentTarget }) => {
            setOpened(true)
            onMore?.()
            // The button is gone, so the focus goes on to what it has brought.
            const section = currentTarget.closest('section')
            requestAnimationFrame(() => section?.querySelector('input')?.focus())
          }}
        />
      )}
    </section>
  )
}
