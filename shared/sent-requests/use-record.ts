import { useLater } from '#shared/element/use-later.ts'
import { useProcurement } from '#shared/procurement/procurement.ts'
import type { NewRecord } from './sent-requests.ts'

const bring = () => import('./sent-requests.ts')

/** Keeps what the server has confirmed, where procurement is on for an element whose attribute is `given`. */
export function useRecord(given: boolean | undefined): (request: NewRecord) => void {
  const isOn = useProcurement(given)
  // In time: the network may be gone when it is to be kept.
  useLater(isOn && bring)
  return request => {
    if (isOn)
      bring().then(
        ({ recordSent }) => recordSent(request),
        () => {},
      )
  }
}
