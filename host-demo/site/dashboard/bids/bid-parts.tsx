/** What is said about one request of a list, and what can be done with it, in any layout. */

import { useStore } from '@nanostores/react'
import { wantedIn } from '#shared/api/rfq-title.ts'
import { $config } from '#shared/config/config.ts'
import { plural } from '#shared/messages/plural.ts'
import { quantityText } from '#shared/trade/asked.ts'
import type { Bids } from '#shared/trade/bids.ts'
import type { Comparison } from '#shared/trade/comparison.ts'
import { moneyText } from '#shared/trade/money.ts'
import { priceText } from '#shared/trade/offer-words.ts'
import { NumberField } from '../number-field.tsx'
import { AttachmentButton } from '../quotes/attachment.tsx'
import { NotDeliveredNote } from '../quotes/not-delivered.tsx'
import { requirementMessages } from '../quotes/quotes.messages.ts'
import { ActionButton, Moment } from '../ui.tsx'
import { undoAward } from './bid-calls.ts'
import { factsOf, stateText } from './bid-words.ts'
import { bidsMessages } from './bids.messages.ts'
import {
  type Bid,
  type Chosen,
  canAward,
  type Entry,
  type Line,
  nameOf,
  type QuantityProblem,
  quantityField,
  toggled,
} from './bids.store.ts'

/** The table that is shown, what is chosen in it, and what to do when that changes. */
export type Shown = {
  bids: Bids
  comparison: Comparison
  chosen: Chosen
  /** A quantity that cannot be ordered as it is typed. */
  problem: QuantityProblem | null
  onChoose: (chosen: Chosen) => void
  onUndone: (said: string) => void
  onFailed: () => void
  /** True where there is room for what each line requires. */
  isWide: boolean
}

type Quoted = Entry & { offer: NonNullable<Bid['offer']> }

/** What the buyer asked for on a line: its quantity, and the rest on request. */
export function Requirement({ line, isOpen = false }: { line: Line; isOpen?: boolean }) {
  const { item, title, quantity, unit, asked } = line
  useStore(requirementMessages)
  const facts = factsOf(asked)
  const many = quantityText({ quantity: quantity ?? '', unit }) || unit
  return (
    <>
      <span className="muted">{`${item}.`}</span> <span dir="auto">{wantedIn(title)}</span>{' '}
      {facts.length === 0 ? (
        <span className="asked">{many}</span>
      ) : (
        <details className="asked" open={isOpen}>
          <summary>{many || bidsMessages.get().requirements}</summary>
          <ul>
            {facts.map(fact => (
              <li key={fact} dir="auto">
                {fact}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** A price, which links to its request. */
export function Price({ bid, offer, worth }: Quoted) {
  const t = useStore(bidsMessages)
  const { locale } = useStore($config)
  return (
    <>
      <a className="price" href={linkTo(bid)}>
        {priceText(offer, locale)}
      </a>
      {bid.status !== 'quoted' && !bid.award && <span className="pill over">{stateText(bid)}</span>}
      {worth?.isLowest && <span className="pill good">{t.lowest}</span>}
    </>
  )
}

/** The price of the asked quantity in the currency of the totals, or why it is not known. */
export function Sum({ offer, worth, currency }: Quoted & { currency: string }) {
  const t = useStore(bidsMessages)
  const { locale } = useStore($config)
  if (!worth) return null
  if ('amount' in worth) return <span className="sum">{moneyText(currency, worth.amount, locale)}</span>
  return (
    <span className="muted">
      {worth.missing === 'rate' ? t.noRate({ currency: offer.currency }) : t.noTotal}
    </span>
  )
}

export function Earliest({ worth }: Entry) {
  const t = useStore(bidsMessages)
  return worth?.isEarliest && <span className="pill good">{t.earliest}</span>
}

/** Says which other quantity this seller was asked for. */
export function OtherQuantity({ line, bid: { quantity, unit } }: Entry) {
  const t = useStore(bidsMessages)
  if (quantity === line.quantity && unit === line.unit) return null
  return (
    <span className="muted">
      {t.askedFor({ quantity: quantityText({ quantity: quantity ?? '', unit }) || t.noQuantity })}
    </span>
  )
}

/** The state of a request without a standing quotation, which links to it. */
export function State({ bid }: Entry) {
  return <a href={linkTo(bid)}>{stateText(bid)}</a>
}

/** What else belongs to a request: why it failed or was refused, earlier quotations and the PDF. */
export function Extras({ line, bid, seller }: Entry) {
  return (
    <>
      {bid.notDelivered && (
        <NotDeliveredNote reach={bid.notDelivered} company={seller.name} wanted={wantedIn(line.title)} />
      )}
      {bid.refusal && (
        <span className="muted" dir="auto">
          {bid.refusal}
        </span>
      )}
      <Earlier bid={bid} />
      {bid.offer?.attachment && <AttachmentButton {...bid.offer.attachment} />}
    </>
  )
}

const linkTo = ({ rfq }: Bid): string => `#quotes/rfq${rfq}`

function Earlier({ bid: { earlier } }: { bid: Bid }) {
  const t = useStore(bidsMessages)
  const { locale } = useStore($config)
  if (earlier.length === 0) return null
  return (
    <details>
      <summary>{plural(t, 'earlier', earlier.length)}</summary>
      <ol>
        {earlier.map(offer => (
          <li key={offer.event}>
            {priceText(offer, locale)}, {offer.delivery},{' '}
            <span className="muted">
              <Moment at={offer.createdAt} show={{ dateStyle: 'medium' }} />
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** The order of a quotation, or the choice to order it. */
export function Decision(props: Entry & Shown) {
  const { line, bid } = props
  if (bid.award) return <Ordered {...props} award={bid.award} />
  return canAward(line, bid) && <Choose {...props} />
}

/** The line and the seller, for screen readers. */
const placeOf = ({ line, seller }: Entry) => ({ item: line.item, seller: nameOf(seller) })

function Ordered(props: Entry & Shown & { award: NonNullable<Bid['award']> }) {
  const { bids, bid, award, onUndone, onFailed } = props
  const t = useStore(bidsMessages)
  const cell = placeOf(props)
  const quantity = award.quantity && quantityText({ quantity: award.quantity, unit: bid.unit })
  const undo = (key: string) =>
    undoAward(bids.list.id, bid, key).then(
      () => onUndone(t.undone(cell)),
      (cause: unknown) => {
        onFailed()
        throw cause
      },
    )
  return (
    <>
      <p className="ordered">
        {quantity ? t.orderedQuantity({ quantity }) : t.ordered},{' '}
        <a href={`#order/${award.order}`}>{t.order({ order: award.number })}</a>
      </p>
      {award.canUndo && (
        <ActionButton
          label={t.undo}
          aria-label={t.undoFor(cell)}
          question={t.undoQuestion(cell)}
          consequence={t.undoConsequence}
          write={{ call: undo, content: String(bid.seen), doubt: 'undone' }}
        />
      )}
    </>
  )
}

/** The reading of a quantity depends on no other field. */
const NO_OTHERS = {}

function Choose(props: Entry & Shown) {
  const { bid, line, chosen, problem, onChoose } = props
  const t = useStore(bidsMessages)
  const cell = placeOf(props)
  const quantity = chosen.get(bid.rfq)
  const field = quantityField(line, bid)
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          aria-label={t.chooseOffer(cell)}
          checked={quantity !== undefined}
          onChange={() => onChoose(toggled(chosen, line, bid))}
        />
        <span>{t.choose}</span>
      </label>
      {quantity !== undefined && line.quantity !== null && (
        <div className="quantity">
          <NumberField
            field={field}
            native={{
              'aria-label': t.quantityFor(cell),
              readOnly: bid.offer?.priceBasis === 'lump sum',
            }}
            typed={quantity}
            values={NO_OTHERS}
            onChange={typed => onChoose(new Map(chosen).set(bid.rfq, typed))}
            error={problem?.field === field.name ? problem.message : undefined}
          />
        </div>
      )}
    </>
  )
}
