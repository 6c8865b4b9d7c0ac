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

/** A button that adds an item to the RFQ list, and removes it again. */
export function AddToList({ offer, wanted }: { offer: SellerItem; wanted?: Wanted }) {
  useLateStyles(css)
  const t = useStore(addToListMessages)
  const host = useHost()
  const isHeld = holdsItem(useRfqList(), offer)
  const [hasNoRoom, setHasNoRoom] = useState(false)
  const toggle = (): void => {
    if (isHeld) removeItem(offer)
    else setHasNoRoom(addLines([{ wanted: offer.itemName, offers: [offer], ...wanted }]) > 0)
    host.emit('trade-rfq-list-change', { lines: $rfqList.get().lines.length })
  }
  return (
    <>
      <button
        type="button"
        className={isHeld ? 'button soft add-to-list' : 'button add-to-list'}
        title={isHeld ? t.remove : undefined}
        onClick={toggle}
      >
        <Icon path={isHeld ? CHECK : ADD} />
        {isHeld ? t.added : t.add}
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
