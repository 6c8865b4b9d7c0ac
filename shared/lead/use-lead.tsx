import { useMemo } from 'react'
import { useLater } from '#shared/element/use-later.ts'
import { shareStyles } from '#shared/styles/sheet.ts'
import { type LeadValues, type Origin, roomFor, useTold } from './lead.ts'
import css from './lead-room.css?inline'

shareStyles(css)

const bring = () => import('./lead-note.tsx')

type ShownLead = {
  isTracked: boolean
  origin: Origin | undefined
  Note: Awaited<ReturnType<typeof bring>>['LeadNote'] | undefined
}

/**
 * Where requests from this element come from; undefined where nothing is told. What has not come yet is neither shown nor
 * sent. The page is read once: a request tells where its form was found.
 */
export function useLead(given: LeadValues): ShownLead | undefined {
  const told = useTold(given)
  const later = useLater(told !== undefined && bring)
  const { source = '', reference = '', isTracked = false } = told ?? {}
  const origin = useMemo(
    () => later?.originOf({ source, reference, isTracked }),
    [later, source, reference, isTracked],
  )
  return told && { isTracked, origin, Note: later?.LeadNote }
}

type Props = {
  lead: ShownLead | undefined
  /** What is sent, where it may have been tried with another origin. */
  form?: { payload(now: Origin | undefined): { origin?: Origin | undefined } }
}

/** The room for what is told, which is shown there as soon as it has come. */
export function LeadRoom({ lead, form }: Props) {
  if (!lead) return null
  const { origin, Note } = lead
  return (
    <div className={roomFor(lead)}>
      {Note && <Note origin={form ? form.payload(origin).origin : origin} />}
    </div>
  )
}
