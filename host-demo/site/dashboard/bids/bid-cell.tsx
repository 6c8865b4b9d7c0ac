import { useStore } from '@nanostores/react'
import { $config } from '#shared/config/config.ts'
import type { Comparison } from '#shared/trade/comparison.ts'
import { moneyText } from '#shared/trade/money.ts'
import { priceText } from '#shared/trade/offer-words.ts'
import { Deviations } from '../deviations.tsx'
import { NumberField } from '../number-field.tsx'
import { AttachmentButton } from '../quotes/attachment.tsx'
import { NotDeliveredNote } from '../quotes/not-delivered.tsx'
import { OfferTerms } from '../quotes/quote-history.tsx'
import { stateMessages } from '../quotes/quotes.messages.ts'
import { ActionButton, Moment } from '../ui.tsx'
import { undoAward } from './bid-calls.ts'
import {
  type Bid,
  type Chosen,
  canAward,
  type Line,
  type QuantityProblem,
  quantityField,
  toggled,
} from './bids.store.ts'

type Props = {
  list: number
  /** The currency of the totals. */
  currency: string
  line: Line
  bid: Bid | null
  worth: Comparison['lines'][number][number] | undefined
  /** The name of the company that was asked. */
  seller: string
  /** The line and the seller, for screen readers. */
  name: string
  chosen: Chosen
  problem: QuantityProblem | null
  onChoose: (chosen: Chosen) => void
  onUndone: (said: string) => void
  onFailed: () => void
}

/** What one seller says about one line. */
export function BidCell(props: Props) {
  const { bid, line, worth, seller } = props
  if (!bid) return <span className="muted">Not asked</span>
  const isOtherQuantity = bid.quantity !== line.quantity || bid.unit !== line.unit
  return (
    <div className="bid">
      {isOtherQuantity && (
        <span className="muted">{`Asked for: ${[bid.quantity, bid.unit].filter(Boolean).join(' ') || 'no quantity'}`}</span>
      )}
      {bid.offer ? (
        <Offer {...props} bid={bid} offer={bid.offer} />
      ) : (
        <a href={linkTo(bid)}>{stateOf(bid)}</a>
      )}
      {bid.notDelivered && <NotDeliveredNote reach={bid.notDelivered} company={seller} wanted={line.title} />}
      {bid.refusal && (
        <span className="muted" dir="auto">
          {bid.refusal}
        </span>
      )}
      {worth?.isLowest && <span className="pill good">Lowest price</span>}
      {worth?.isEarliest && <span className="pill good">Earliest delivery</span>}
      {bid.offer && <Deviations deviations={bid.deviations} />}
      <Earlier bid={bid} />
      {bid.offer?.attachment && <AttachmentButton {...bid.offer.attachment} />}
      {bid.award ? (
        <Ordered {...props} bid={bid} award={bid.award} />
      ) : (
        canAward(line, bid) && <Choose {...props} bid={bid} />
      )}
    </div>
  )
}

const linkTo = ({ rfq }: Bid): string => `#quotes/rfq${rfq}`

function stateOf({ isSilent, notDelivered, isOrderedElsewhere, refusal, status }: Bid): string {
  if (notDelivered) return stateMessages.get().notDelivered
  if (refusal !== null) return 'No quote'
  if (isSilent) return status === 'asked' ? 'No answer yet, not even to your question' : 'Silent'
  return isOrderedElsewhere ? 'Ordered elsewhere' : stateMessages.get()[status]
}

type Quoted = Props & { bid: Bid; offer: NonNullable<Bid['offer']> }

function Offer({ bid, offer, worth, currency }: Quoted) {
  const { locale } = useStore($config)
  const isSame = offer.currency === currency && offer.priceBasis === 'lump sum'
  return (
    <>
      <a className="price" href={linkTo(bid)}>
        {priceText(offer, locale)}
      </a>
      {worth && 'amount' in worth && !isSame && (
        <span>{`= ${moneyText(currency, worth.amount, locale)}`}</span>
      )}
      {worth && 'missing' in worth && (
        <span className="muted">
          {worth.missing === 'rate' ? `No rate for ${offer.currency}` : 'Quantity missing, so no total'}
        </span>
      )}
      {bid.status !== 'quoted' && !bid.award && <span className="pill over">{stateOf(bid)}</span>}
      <OfferTerms offer={offer} />
    </>
  )
}

function Earlier({ bid: { earlier } }: { bid: Bid }) {
  const { locale } = useStore($config)
  if (earlier.length === 0) return null
  return (
    <details>
      <summary>{`${earlier.length} earlier ${earlier.length === 1 ? 'quotation' : 'quotations'}`}</summary>
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

function Ordered({
  list,
  bid,
  award,
  name,
  onUndone,
  onFailed,
}: Props & { bid: Bid; award: NonNullable<Bid['award']> }) {
  const undo = (key: string) =>
    undoAward(list, bid, key).then(
      () => onUndone(`The order of ${name} was taken back.`),
      (cause: unknown) => {
        onFailed()
        throw cause
      },
    )
  return (
    <>
      <p className="ordered">
        {award.quantity ? `Ordered: ${[award.quantity, bid.unit].filter(Boolean).join(' ')}` : 'Ordered'},{' '}
        <a href={`#order/${award.order}`}>{`order ${award.order}`}</a>
      </p>
      {award.canUndo && (
        <ActionButton
          label="Undo"
          aria-label={`Undo the order of ${name}`}
          question={`Take back the order of ${name}?`}
          consequence="The seller is told by mail, and so are the sellers you turned down."
          write={{ call: undo, content: String(bid.seen), doubt: 'undone' }}
        />
      )}
    </>
  )
}

/** The reading of a quantity depends on no other field. */
const NO_OTHERS = {}

function Choose({ bid, line, name, chosen, problem, onChoose }: Props & { bid: Bid }) {
  const quantity = chosen.get(bid.rfq)
  const field = quantityField(line, bid)
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          aria-label={`Choose ${name}`}
          checked={quantity !== undefined}
          onChange={() => onChoose(toggled(chosen, line, bid))}
        />
        Choose
      </label>
      {quantity !== undefined && line.quantity !== null && (
        <div className="quantity">
          <NumberField
            field={field}
            native={{
              'aria-label': `Quantity for ${name}`,
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
