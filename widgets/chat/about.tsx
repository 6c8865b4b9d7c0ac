import { useStore } from '@nanostores/react'
import { useLateStyles } from '#shared/element/late-parts.ts'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { Link } from '#shared/ui/link.tsx'
import css from './about.css?inline'
import { aboutMessages } from './about.messages.ts'

/** The first line of a message about an item. */
export const openingOf = (name: string): string => `${aboutMessages.get().about({ name })}\n`

type Props = { opening: string; onRemove: () => void }

/** What the next message begins with, until the member takes it out; and the way to what was asked before. */
export function About({ opening, onRemove }: Props) {
  const t = useStore(aboutMessages)
  useLateStyles(css)
  return (
    <div className="about" part="about">
      <span className="pill" role="note">
        <span dir="auto">{opening.trim()}</span>
        <button type="button" title={t.remove} aria-label={t.remove} onClick={onRemove}>
          <Icon path={icons.close} />
        </button>
      </span>
      <Link to={{ route: 'sent' }} className="small">
        {t.sent}
      </Link>
    </div>
  )
}
