import { useMemo } from 'react'
import { late, useLate } from '#shared/element/late.tsx'
import { shareStyles } from '#shared/styles/sheet.ts'
import { type LeadValues, type Origin, roomFor, useTold } from './lead.ts'
import css from './lead-room.css?inline'

shareStyles(css)

const note = late(() => import('./lead-note.tsx'))

type ShownLead = {
  isTracked: boolean
  origin: Origin | undefined
  Note: Awaited<ReturnType<typeof note.bring>>['LeadNote'] | undefined
}

/**
 * Returns the origin of requests from this element, or undefined if there is none. Until its code has loaded, nothing
 * is shown or sent. The page is read once: a request names the page on which its form was found.
 */
export function useLead(given: LeadValues): ShownLead | undefined {
  const told = useTold(given)
  const later = useLate(told !== undefined && note)
  const { source = '', reference = '', isTracked = false } = told ?? {}
  const origin = useMemo(
    () => later?.originOf({ source, reference, isTracked }),
    [later, source, reference, isTracked],
  )
  return told && { isTracked, origin, Note: later?.LeadNote }
}

type Props = {
  lead: ShownLead | undefined
  /** The form, whose content may have been tried with another origin. */
  form?: { payload(now: Origin | undefined): { origin?: Origin | undefined } }
}

/** Keeps room for the origin, and shows it as soon as it has come. */
export function LeadRoom({ lead, form }: Props) {
  if (!lead) return null
  const { origin, Note } = lead
  return (
    <div className={roomFor(lead)}>
      {Note && <Note origin={form ? form.payload(origin).origin : origin} />}
    </div>
  )
}
