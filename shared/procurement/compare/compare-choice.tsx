import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useLateStyles } from '#shared/element/late.tsx'
import { compareLocation, isSameItem, MAX_COMPARED } from '#shared/routes/compared-items.ts'
import { Link } from '#shared/ui/link.tsx'
import type { SellerItem } from '../rfq-list/rfq-list.ts'
import css from './compare-choice.css?inline'
import { compareChoiceMessages } from './compare-choice.messages.ts'
import { addCompared, removeCompared, useCompared } from './compared.ts'

type Props = { offer: SellerItem }

/** A checkbox that puts an item into the comparison. Once checked, its word becomes the link to the comparison. */
export function CompareChoice({ offer }: Props) {
  const t = useStore(compareChoiceMessages)
  const items = useCompared()
  const isChosen = items.some(each => isSameItem(each, itemOf(offer)))
  return (
    <span className={isChosen ? 'compare-choice chosen' : 'compare-choice'}>
      <Tick offer={offer} />
      {isChosen && <Link to={compareLocation(items)}>{t.open({ count: items.length })}</Link>}
    </span>
  )
}

/** The checkbox alone, as a row of a list has it, whose tray has the link. */
export function CompareTick({ offer }: Props) {
  return (
    <span className="compare-choice">
      <Tick offer={offer} />
    </span>
  )
}

const itemOf = ({ kind, itemId }: SellerItem) => ({ kind, id: itemId })

function Tick({ offer }: Props) {
  useLateStyles(css)
  const t = useStore(compareChoiceMessages)
  const [hasNoRoom, setHasNoRoom] = useState(false)
  const item = itemOf(offer)
  const isChosen = useCompared().some(each => isSameItem(each, item))
  const choose = (isWanted: boolean): void => {
    if (isWanted) setHasNoRoom(!addCompared(item))
    else removeCompared([item])
  }
  return (
    <>
      <label>
        <input
          type="checkbox"
          aria-label={t.compareItem({ name: offer.itemName })}
          checked={isChosen}
          onChange={({ currentTarget }) => choose(currentTarget.checked)}
          onBlur={() => setHasNoRoom(false)}
        />
        {/* As wide as the link will be, so that nothing moves. */}
        <span className="word" data-widest={t.open({ count: MAX_COMPARED })}>
          {t.compare}
        </span>
      </label>
      {hasNoRoom && !isChosen && (
        <span className="no-room" role="alert">
          {t.full({ most: MAX_COMPARED })}
        </span>
      )}
    </>
  )
}
