import { useStore } from '@nanostores/react'
import { useLateStyles } from '#shared/element/late.tsx'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { Link } from '#shared/ui/link.tsx'
import css from './about.css?inline'
import { aboutMessages } from './about.messages.ts'

/** Returns the first line of a message about an item. */
export const openingOf = (name: string): string => `${aboutMessages.get().about({ name })}\n`

type Props = { opening: string; onRemove: () => void }

/** The opening of the next message, which the member can remove, and a link to the requests sent before. */
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
