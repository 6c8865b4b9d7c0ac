import { useStore } from '@nanostores/react'
import { useLateStyles } from '#shared/element/late-parts.ts'
import { leadMessages } from './lead.messages.ts'
import type { Origin } from './lead.ts'
import css from './lead-note.css?inline'

export { originOf } from './origin.ts'

/** What goes along with a message, for its sender to see. */
export function LeadNote({ origin }: { origin: Origin | undefined }) {
  const t = useStore(leadMessages)
  useLateStyles(css)
  if (!origin) return null
  return (
    <dl className="lead-note" ref={reachWhereItScrolls}>
      <dt>{t.sentWith}</dt>
      <dd dir="auto">{origin.ending.trim()}</dd>
    </dl>
  )
}

/** By the keyboard, where its room is too small. */
function reachWhereItScrolls(note: HTMLElement | null): void {
  if (note && note.scrollHeight > note.clientHeight) note.tabIndex = 0
}
