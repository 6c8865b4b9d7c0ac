import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { Item } from '#shared/api/items.ts'
import { useHost } from '#shared/element/host.ts'
import type { PlaceProps } from '#shared/places/places.tsx'
import { compareLocation } from '#shared/routes/compared-items.ts'
import { Button } from '#shared/ui/button.tsx'
import { Link } from '#shared/ui/link.tsx'
import { addToListMessages } from '../rfq-list/add-to-list.messages.ts'
import {
  $rfqList,
  addLines,
  holdsItem,
  MAX_LINES,
  type SellerItem,
  useRfqList,
} from '../rfq-list/rfq-list.ts'
import { compareChoiceMessages } from './compare-choice.messages.ts'
import { compareToolsMessages } from './compare-tools.messages.ts'
import { removeCompared, useCompared } from './compared.ts'

/** Below a comparison: all its items for the RFQ list. Without items, those chosen on this device are compared. */
export function ComparisonTools({ items, removed, show }: PlaceProps['compare-tools']) {
  useEffect(() => removeCompared(removed), [removed])
  const offers = items.flatMap(offerOf)
  if (items.length === 0) return <OwnComparison isEmptied={removed.length > 0} show={show} />
  return offers.length > 0 && <AddAll offers={offers} />
}

type OwnProps = { isEmptied: boolean; show: PlaceProps['compare-tools']['show'] }

/** Shows what this device has chosen, or only the way there to a reader who has just emptied the comparison. */
function OwnComparison({ isEmptied, show }: OwnProps) {
  const t = useStore(compareChoiceMessages)
  const own = useCompared()
  const isShown = own.length > 0 && !isEmptied
  useEffect(() => {
    if (isShown) show?.(own)
  })
  if (own.length === 0) return null
  return (
    <Link to={compareLocation(own)} className="button primary">
      {t.open({ count: own.length })}
    </Link>
  )
}

function AddAll({ offers }: { offers: readonly SellerItem[] }) {
  const t = useStore(compareToolsMessages)
  const tList = useStore(addToListMessages)
  const host = useHost()
  const list = useRfqList()
  const row = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)
  const [hasNoRoom, setHasNoRoom] = useState(false)
  const missing = offers.filter(offer => !holdsItem(list, offer))
  const isComplete = missing.length === 0
  useEffect(() => {
    // The pressed button is gone.
    if (isComplete && wasPressed.current) row.current?.querySelector('a')?.focus()
  }, [isComplete])
  const add = (): void => {
    wasPressed.current = true
    const left = addLines(missing.map(offer => ({ wanted: offer.itemName, offers: [offer] })))
    setHasNoRoom(left > 0)
    host.emit('trade-rfq-list-change', { lines: $rfqList.get().lines.length })
  }
  return (
    <div className="row" ref={row}>
      {isComplete ? <p role="status">{t.added}</p> : <Button look="primary" label={t.addAll} onClick={add} />}
      {isComplete && (
        <Link to={{ route: 'rfqList' }} className="button primary">
          {tList.open}
        </Link>
      )}
      {hasNoRoom && !isComplete && (
        <p className="error-text" role="alert">
          {tList.full({ count: MAX_LINES })}
        </p>
      )}
    </div>
  )
}

/** Returns the item as the RFQ list holds it, or nothing if no company could receive the request. */
function offerOf({ kind, id, name, companyId, companyName, company }: Item): SellerItem[] {
  if (!companyId) return []
  return [{ kind, itemId: id, itemName: name, companyId, companyName: companyName || company.name }]
}
