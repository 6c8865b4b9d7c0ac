import { useEffect, useRef } from 'react'
import { useHost } from '#shared/element/host.ts'
import type { RequestProgress } from '#shared/rfq-list/sending.ts'
import { isUnderway } from './rfq-list.store.ts'

/** Tells the host how many lines there are whenever that changes, and what became of a run once nothing is on its way. */
export function useListEvents(speaks: boolean, lines: number, requests: readonly RequestProgress[]): void {
  const host = useHost()
  const known = useRef(lines)
  useEffect(() => {
    if (speaks && known.current !== lines) host.emit('trade-rfq-list-change', { lines })
    known.current = lines
  }, [host, speaks, lines])

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
