import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useHost } from '#shared/element/host.ts'
import { useLateStyles } from '#shared/element/late.tsx'
import type { Wanted } from '#shared/places/places.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import css from './add-to-list.css?inline'
import { addToListMessages } from './add-to-list.messages.ts'
import {
  $rfqList,
  addLines,
  holdsItem,
  MAX_LINES,
  removeItem,
  type SellerItem,
  useRfqList,
} from './rfq-list.ts'

const ADD = 'M10 4v12M4 10h12'
const CHECK = 'M4 10.500l4 4 8-9'

type Props = { offer: SellerItem; wanted?: Wanted; asksQuantity?: boolean | undefined }

/** A button that adds an item to the RFQ list, and removes it again. A table has a field for the quantity beside it. */
export function AddToList({ offer, wanted, asksQuantity = false }: Props) {
  useLateStyles(css)
  const t = useStore(addToListMessages)
  const host = useHost()
  const isHeld = holdsItem(useRfqList(), offer)
  const [hasNoRoom, setHasNoRoom] = useState(false)
  const [quantity, setQuantity] = useState('')
  const toggle = (): void => {
    if (isHeld) removeItem(offer)
    else {
      const line = { wanted: offer.itemName, offers: [offer], quantity, ...wanted }
      setHasNoRoom(addLines([line]) > 0)
    }
    host.emit('trade-rfq-list-change', { lines: $rfqList.get().lines.length })
  }
  return (
    <>
      {asksQuantity && !isHeld && (
        <input
          className="input quantity"
          inputMode="decimal"
          aria-label={t.quantityOf({ name: offer.itemName })}
          placeholder={t.quantity}
          value={quantity}
          onChange={({ currentTarget }) => setQuantity(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Enter' && toggle()}
        />
      )}
      <button
        type="button"
        className={isHeld ? 'button soft add-to-list' : 'button add-to-list'}
        title={isHeld ? t.remove : undefined}
        onClick={toggle}
      >
        <Icon path={isHeld ? CHECK : ADD} />
        <span className="words">{isHeld ? t.added : t.add}</span>
        <span className="hidden-visually">: {offer.itemName}</span>
      </button>
      {hasNoRoom && !isHeld && (
        <p className="error-text" role="alert">
          {t.full({ count: MAX_LINES })}
        </p>
      )}
    </>
  )
}
