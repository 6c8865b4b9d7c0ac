import { useStore } from '@nanostores/react'
import { useLateStyles } from '#shared/element/late.tsx'
import { leadMessages } from './lead.messages.ts'
import type { Origin } from './lead.ts'
import css from './lead-note.css?inline'

export { originOf } from './origin.ts'

/** Shows the sender the line that is sent with a message. */
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

/** Makes a note that scrolls reachable by keyboard. */
function reachWhereItScrolls(note: HTMLElement | null): void {
  if (note && note.scrollHeight > note.clientHeight) note.tabIndex = 0
}
