import { useStore } from '@nanostores/react'
import { type ComponentPropsWithoutRef, memo, useId } from 'react'
import { problemOf } from '#shared/procurement/rfq-list/problems.ts'
import {
  changeLine,
  isSame,
  type RfqLine,
  removeLines,
  type SellerItem,
} from '#shared/procurement/rfq-list/rfq-list.ts'
import { isSameJson } from '#shared/storage/is-same-json.ts'
import { TextField } from '#shared/ui/field.tsx'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { Link } from '#shared/ui/link.tsx'
import { ChooseSellers } from './choose-sellers.tsx'
import { QuantityCheck } from './quantity-check.tsx'
import { LineRequirements } from './requirements-part.tsx'
import { rfqListMessages } from './rfq-list.messages.ts'
import { useTyped } from './use-typed.ts'

type Props = {
  line: RfqLine
  number: number
  /** True while the line is being sent and can't be changed. */
  isLocked: boolean
  /** The id of the list of units. */
  unitList: string
  /** Limits the offers shown to those of this company. */
  companyId?: number | undefined
}

/** One line of the list. Of two hundred lines, only a changed one is drawn again. */
export const LineRow = memo(
  function LineRow({ line, number, isLocked, unitList, companyId }: Props) {
    const t = useStore(rfqListMessages)
    const shown = line.offers.filter(offer => companyId === undefined || offer.companyId === companyId)
    const checkId = useId()
    const isQuantityWrong = problemOf(line)?.startsWith('quantity')
    return (
      <li className="line panel" data-line={line.id} part="line">
        <fieldset disabled={isLocked}>
          <legend className="hidden-visually">{t.line({ line: number })}</legend>
          <div className="cells">
            <span className="number" aria-hidden="true">
              {number}
            </span>
            <LineField line={line} name="wanted" />
            <LineField
              line={line}
              name="quantity"
              inputMode="decimal"
              autoComplete="off"
              aria-describedby={line.isQuantityDoubtful ? checkId : undefined}
              aria-invalid={(line.quantity !== '' && isQuantityWrong) || undefined}
            />
            <LineField line={line} name="unit" list={unitList} autoComplete="off" />
            <button
              type="button"
              className="close"
              aria-label={t.remove({ line: number })}
              title={t.remove({ line: number })}
              onClick={({ currentTarget }) => withFocus(currentTarget, () => removeLines([line.id]))}
            >
              <Icon path={icons.close} />
            </button>
          </div>
          {line.isQuantityDoubtful && <QuantityCheck id={checkId} line={line} number={number} />}
          {line.offers.length === 0 && <p className="error-text">{t.noSeller}</p>}
          <ul className="offers">
            {shown.map(offer => (
              <OfferRow key={`${offer.kind}:${offer.itemId}`} line={line} offer={offer} />
            ))}
          </ul>
          <div className="more">
            <LineField line={line} name="note" />
            <LineRequirements line={line} />
            <ChooseSellers line={line} />
          </div>
        </fieldset>
      </li>
    )
  },
  (before, after) =>
    before.number === after.number &&
    before.isLocked === after.isLocked &&
    before.unitList === after.unitList &&
    before.companyId === after.companyId &&
    // A list changed in another tab is read again, so an unchanged line may be another object.
    (before.line === after.line || isSameJson(before.line, after.line)),
)

type LineFieldProps = ComponentPropsWithoutRef<'input'> & {
  line: RfqLine
  name: 'wanted' | 'quantity' | 'unit' | 'note'
}

function LineField({ line, name, ...field }: LineFieldProps) {
  const t = useStore(rfqListMessages)
  const [{ [name]: value }, change] = useTyped<Pick<RfqLine, typeof name>>(line, typed =>
    changeLine(line.id, typed),
  )
  return (
    <TextField
      {...field}
      label={t[name]}
      name={name}
      value={value}
      onText={text => change({ [name]: text })}
    />
  )
}

function OfferRow({ line, offer }: { line: RfqLine; offer: SellerItem }) {
  const t = useStore(rfqListMessages)
  const { kind, itemId, itemName, companyId, companyName } = offer
  const removal = t.removeSeller({ company: companyName, item: itemName })
  return (
    <li className="offer">
      <span>
        <Link to={{ route: kind, params: { id: itemId } }}>{itemName}</Link>
        <Link to={{ route: 'company', params: { id: companyId } }} className="muted small">
          {companyName}
        </Link>
      </span>
      <button
        type="button"
        className="close"
        aria-label={removal}
        title={removal}
        onClick={({ currentTarget }) =>
          withFocus(currentTarget, () =>
            changeLine(line.id, { offers: line.offers.filter(each => !isSame(each, offer)) }),
          )
        }
      >
        <Icon path={icons.close} />
      </button>
    </li>
  )
}

/** Removes a row with its button. The focus moves to the button of the row beside it, or else around the list. */
function withFocus(button: HTMLElement, remove: () => void): void {
  const row = button.closest('li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  const around = row?.parentElement?.closest('li') ?? row?.closest('.screen')
  const next =
    beside?.querySelector<HTMLElement>('.close') ?? around?.querySelector<HTMLElement>('summary, h1, .close')
  remove()
  next?.focus()
}
