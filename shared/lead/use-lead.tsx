import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { $config } from '#shared/config/config.ts'
import { late, useLate } from '#shared/element/late.tsx'
import { shareStyles } from '#shared/styles/sheet.ts'
import css from './lead.css?inline'
import type { LeadProps, Origin } from './lead.ts'

shareStyles(css)

const origins = late(() => import('./origin.tsx'))

/** Returns the origin of requests once its code has loaded. The page is read once: that on which the form was found. */
export function useLead(given: LeadProps) {
  const config = useStore($config)
  const { source = config.source, reference = '', track = config.track } = given
  const isTracked = track === 'utm'
  const isTold = source !== '' || reference !== '' || isTracked
  const module = useLate(isTold && origins)
  const origin = useMemo(
    () => module?.originOf({ source, reference, isTracked }),
    [module, source, reference, isTracked],
  )
  return isTold ? { isTracked, origin, OriginText: module?.OriginText } : undefined
}

type Props = {
  lead: ReturnType<typeof useLead>
  /** The form, whose content may have been tried with another origin. */
  form?: { payload(now: Origin | undefined): { origin?: Origin | undefined } }
}

/** Keeps room for the origin, and shows it as soon as it has loaded. */
export function LeadOrigin({ lead, form }: Props) {
  if (!lead) return null
  const { isTracked, origin, OriginText } = lead
  return (
    <div className={isTracked ? 'lead-origin tracked' : 'lead-origin'}>
      {OriginText && <OriginText origin={form ? form.payload(origin).origin : origin} />}
    </div>
  )
}
