import { useEffect, useRef } from 'react'
import { useHost } from '#shared/element/host.ts'
import { useHydrating } from '#shared/hydration/use-hydrating.ts'
import type { RequestProgress } from '#shared/procurement/rfq-list/sending.ts'
import { isUnderway } from './rfq-list.store.ts'

/** Informs the host of each change in the number of lines, and of the result of a run once nothing is on its way. */
export function useListEvents(speaks: boolean, lines: number, requests: readonly RequestProgress[]): void {
  const host = useHost()
  const isHydrating = useHydrating()
  const known = useRef<number>(undefined)
  useEffect(() => {
    // The lines on this device replace those that a server has shown, which does not count as a change.
    if (isHydrating) return
    if (speaks && known.current !== undefined && known.current !== lines)
      host.emit('trade-rfq-list-change', { lines })
    known.current = lines
  }, [host, isHydrating, speaks, lines])

  const isBusy = requests.some(isUnderway)
  const sent = requests.filter(({ at }) => at === 'sent').length
  const failed = requests.length - sent
  const wasBusy = useRef(false)
  useEffect(() => {
    if (speaks && wasBusy.current && !isBusy && sent > 0)
      host.emit('trade-rfq-list-sent', { sent, failed, ...requests[0]?.origin?.detail })
    wasBusy.current = isBusy
  }, [host, speaks, isBusy, sent, failed, requests])
}
