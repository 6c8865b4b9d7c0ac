import { useStore } from '@nanostores/react'
import { plural } from '#shared/messages/plural.ts'
import { zoneNames } from '#shared/trade/day.ts'
import { DAY } from '#shared/trade/offer-words.ts'
import { Deviations } from '../deviations.tsx'
import { Moment } from '../ui.tsx'
import {
  Decision,
  Earliest,
  Extras,
  OtherQuantity,
  Price,
  Requirement,
  type Shown,
  State,
  Sum,
} from './bid-parts.tsx'
import { bidsMessages } from './bids.messages.ts'
import { type Entry, entriesOf, nameOf } from './bids.store.ts'

/** The bids by line: what is asked for on the left, the offers for it by price on the right. */
export function BidLines(shown: Shown) {
  const { bids } = shown
  const { currency, lines } = bids
  const t = useStore(bidsMessages)
  const sum = t.sumIn({ currency })
  const headings = [t.line, t.seller, t.price, sum, t.delivery, t.validUntil, t.differs, t.choose]
  return (
    <table className="bid-lines">
      <caption className="hidden-visually">{t.table({ list: bids.list.name, currency })}</caption>
      <thead>
        <tr>
          {headings.map(heading => (
            <th scope="col" key={heading}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {lines.map((line, row) => (
        <LineRows key={line.item} {...shown} row={row} />
      ))}
    </table>
  )
}

function LineRows({ row, ...shown }: Shown & { row: number }) {
  const { bids, comparison } = shown
  const { offers, others } = entriesOf(bids, comparison, row)
  const line = bids.lines[row]
  const rows = [
    ...offers.map(entry => ({ key: entry.bid.rfq, cells: <OfferCells {...shown} {...entry} /> })),
    ...(others.length > 0 ? [{ key: 0, cells: <Others others={others} /> }] : []),
  ]
  return (
    <tbody>
      {rows.map(({ key, cells }, at) => (
        <tr key={key}>
          {line && at === 0 && (
            <th scope="rowgroup" rowSpan={rows.length}>
              <Requirement line={line} isOpen={shown.isWide} />
            </th>
          )}
          {cells}
        </tr>
      ))}
    </tbody>
  )
}

function OfferCells(props: Shown & Entry) {
  const { bids, bid, seller } = props
  const { offer } = bid
  const t = useStore(bidsMessages)
  if (!offer) return null
  return (
    <>
      <th scope="row" className="bid">
        {nameOf(seller)}
        <OtherQuantity {...props} />
        <Extras {...props} />
      </th>
      <td className="priced">
        <div className="bid">
          <Price {...props} offer={offer} />
        </div>
      </td>
      <td className="amount">
        <Sum {...props} offer={offer} currency={bids.currency} />
      </td>
      <td className="delivery" dir="auto">
        {[offer.delivery, offer.terms].filter(Boolean).join('; ')} <Earliest {...props} />
      </td>
      <td className="valid" data-label={t.validUntil}>
        <Moment at={offer.validUntil} show={DAY} />
        {/* The request says in full when that day ends. */}
        {offer.timeZone && (
          <span className="muted">, {zoneNames(offer.validUntil, offer.timeZone).offset}</span>
        )}
      </td>
      <td className="differs">
        <Deviations deviations={bid.deviations} />
      </td>
      <td className="decision">
        <Decision {...props} />
      </td>
    </>
  )
}

/** The sellers of a line without a quotation, folded. */
function Others({ others }: { others: readonly Entry[] }) {
  const t = useStore(bidsMessages)
  const undelivered = others.filter(({ bid }) => bid.notDelivered)
  const delivered = others.filter(({ bid }) => !bid.notDelivered)
  const refused = delivered.filter(({ bid }) => bid.refusal !== null)
  const silent = delivered.filter(({ bid }) => bid.isSilent)
  const counts = [
    ['undelivered', undelivered.length],
    ['silent', silent.length],
    ['refused', refused.length],
    ['over', delivered.length - refused.length - silent.length],
  ] as const
  return (
    <td colSpan={7} className="others">
      <details>
        <summary>
          {counts.flatMap(([key, count]) => (count > 0 ? plural(t, key, count) : [])).join(' · ')}
        </summary>
        <ul>
          {others.map(entry => (
            <li key={entry.bid.rfq} className="bid">
              <span>
                {nameOf(entry.seller)}: <State {...entry} />
              </span>
              <OtherQuantity {...entry} />
              <Extras {...entry} />
            </li>
          ))}
        </ul>
      </details>
    </td>
  )
}
