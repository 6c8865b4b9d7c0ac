import { useStore } from '@nanostores/react'
import { type KeyboardEvent, memo, useState } from 'react'
import { formMessages } from '#shared/forms/form.messages.ts'
import { plural } from '#shared/messages/plural.ts'
import { problemOf } from '#shared/procurement/rfq-list/problems.ts'
import {
  changeLine,
  type RfqLine,
  removeLines,
  type SellerItem,
} from '#shared/procurement/rfq-list/rfq-list.ts'
import { isSameJson } from '#shared/storage/is-same-json.ts'
import { quantityText } from '#shared/trade/asked.ts'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { hasDiffering, matchesFor } from './choices.ts'
import { matchesOf } from './matches.store.ts'
import { CheckQuantity } from './quantity-check.tsx'
import { rfqListMessages } from './rfq-list.messages.ts'

type Props = {
  line: RfqLine
  /** Tells it from a row of the same line for another seller. */
  rowKey: string
  number: number
  /** The seller of the group in which the row stands. */
  seller: Pick<SellerItem, 'companyId' | 'companyName'> | undefined
  isCurrent: boolean
  /** True while the line is being sent and can't be changed. */
  isLocked: boolean
  /** True once the buyer has tried to send the list. */
  isTried: boolean
  onOpen: (row: HTMLElement) => void
  /** Goes to the row above or below by an arrow key. */
  onStep: (event: KeyboardEvent<HTMLElement>) => void
}

/** A row of the list. Of two hundred, only a changed one is drawn again. */
export const LineRow = memo(
  function LineRow({ line, rowKey, number, seller, isCurrent, isLocked, isTried, onOpen, onStep }: Props) {
    const t = useStore(rfqListMessages)
    const ofSeller = line.offers.filter(({ companyId }) => companyId === seller?.companyId)
    const name = line.wanted || line.offers[0]?.itemName || t.line({ line: number })
    const removal = seller
      ? t.removeSeller({ company: seller.companyName, item: name })
      : t.remove({ line: number })
    const remove = (): void =>
      seller
        ? changeLine(line.id, { offers: line.offers.filter(each => !ofSeller.includes(each)) })
        : removeLines([line.id])
    return (
      <tr className="line" data-line={line.id} data-key={rowKey} part="line">
        <td className="number">{number}</td>
        <th scope="row">
          <button
            type="button"
            className="open"
            aria-current={isCurrent || undefined}
            title={name}
            onKeyDown={onStep}
            onClick={({ currentTarget }) => onOpen(currentTarget)}
          >
            {name}
          </button>
        </th>
        <td className="quantity">
          {quantityText(line) || <span aria-hidden="true">–</span>}
          {line.isQuantityDoubtful && <CheckQuantity isShort />}
        </td>
        <td className="chosen">
          {seller ? (
            ofSeller.map(({ itemName }) => itemName).join(', ')
          ) : (
            <LineState line={line} isTried={isTried} />
          )}
        </td>
        <td>
          {!isLocked && (
            <button
              type="button"
              className="close"
              aria-label={removal}
              title={removal}
              onClick={({ currentTarget }) => removeWithFocus(currentTarget, remove)}
            >
              <Icon path={icons.close} />
            </button>
          )}
        </td>
      </tr>
    )
  },
  (before, after) =>
    before.number === after.number &&
    before.isCurrent === after.isCurrent &&
    before.isLocked === after.isLocked &&
    before.isTried === after.isTried &&
    before.onOpen === after.onOpen &&
    before.rowKey === after.rowKey &&
    // A list changed in another tab is read again, so an unchanged line may be another object.
    (before.line === after.line || isSameJson(before.line, after.line)),
)

type StateProps = Pick<Props, 'line' | 'isTried'>

/** How many sellers are chosen, of how many matches. Only a line that was without a seller is looked up. */
function LineState({ line, isTried }: StateProps) {
  const t = useStore(rfqListMessages)
  const tForm = useStore(formMessages)
  const [isLookedUp, lookUp] = useState(line.offers.length === 0)
  if (!isLookedUp && line.offers.length === 0) lookUp(true)
  const problem = isTried ? problemOf(line) : null
  if (problem) {
    const texts = { ...tForm, notResolved: t.noSeller, quantityDoubtful: t.checkQuantity }
    return <span className="error-text">{texts[problem]}</span>
  }
  return isLookedUp && line.wanted.trim() ? <Looked line={line} /> : chosenText(line) || t.noSeller
}

function Looked({ line }: { line: RfqLine }) {
  const t = useStore(rfqListMessages)
  const matches = useStore(matchesOf(line.wanted))
  const chosen = chosenText(line)
  if (matches.at !== 'found') return chosen || (matches.at === 'looking' ? t.lookingShort : t.noSeller)
  const best = matchesFor(line, line.wanted, matches)
  const found = best.length > 0 ? plural(t, 'matches', best.length) : t.noMatchShort
  return (
    <>
      {[found, chosen].filter(Boolean).join(', ')}{' '}
      {hasDiffering(line, best) && (
        <span className="differs" role="img" aria-label={t.someDiffer} title={t.someDiffer}>
          ≠
        </span>
      )}
    </>
  )
}

const chosenText = ({ offers: { length } }: RfqLine): string =>
  length > 0 ? rfqListMessages.get().chosen({ count: length }) : ''

/** Removes a row with its button. The focus moves to the button of the row beside it, or else to the title. */
function removeWithFocus(button: HTMLElement, remove: () => void): void {
  const all = [...(button.closest('table')?.querySelectorAll<HTMLElement>('.line .close') ?? [])]
  const at = all.indexOf(button)
  const next = all[at + 1] ?? all[at - 1] ?? button.closest('.screen')?.querySelector('h1')
  remove()
  next?.focus()
}
