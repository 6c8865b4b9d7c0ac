import { useMemo } from 'react'
import { useLater } from '#shared/element/use-later.ts'
import { useProcurement } from '#shared/procurement/procurement.ts'
import type { RowAction } from '#shared/ui/list-row.tsx'

const bring = () => import('./add-to-list.tsx')

/** The button that puts something on the RFQ list, once it has come; `given` is the element's attribute. */
export const useAddToList = (given: boolean | undefined) => useLater(useProcurement(given) && bring)

/**
 * The way from a row to the RFQ list; undefined where procurement is off.
 *
 * @param given the element's attribute
 * @param seller of all rows, where they don't name their own
 */
export function useRowAction(
  given: boolean | undefined,
  seller?: { id: number; name: string },
): RowAction | undefined {
  const isOn = useProcurement(given)
  const parts = useAddToList(given)
  return useMemo(() => {
    if (!isOn) return undefined
    return (item, kind) => {
      const companyId = item.companyId || (seller?.id ?? 0)
      if (!parts || kind === 'company' || !companyId) return null
      const companyName = item.companyName || (seller?.name ?? '')
      const offer = { kind, itemId: item.id, itemName: item.name, companyId, companyName }
      return <parts.AddToList offer={offer} />
    }
  }, [isOn, parts, seller?.id, seller?.name])
}
