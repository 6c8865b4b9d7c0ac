import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { $config } from '#shared/config/config.ts'
import { plural } from '#shared/messages/plural.ts'
import type { Comparison } from '#shared/trade/comparison.ts'
import { moneyText } from '#shared/trade/money.ts'
import { Deviations } from '../deviations.tsx'
import { OfferTerms } from '../quotes/quote-history.tsx'
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
import { type Entry, entryAt, nameOf, ofSeller, toggledSeller } from './bids.store.ts'

/** The bid table as a matrix: lines down, sellers across, totals at the end. */
export function BidTable(shown: Shown) {
  const { bids, comparison } = shown
  const { currency, sellers, lines } = bids
  const t = useStore(bidsMessages)
  const name = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <section className="bid-scroll" aria-labelledby={name} tabIndex={0}>
      <table className="bid-table">
        <caption id={name}>{t.table({ list: bids.list.name, currency })}</caption>
        <thead>
          <tr>
            <th scope="col">{t.line}</th>
            {sellers.map((seller, at) => (
              <th scope="col" key={nameOf(seller)}>
                {nameOf(seller)}
                <ChooseAll {...shown} seller={at} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, row) => (
            <tr key={line.item}>
              <th scope="row">
                <Requirement line={line} />
              </th>
              {sellers.map((seller, at) => (
                <td key={nameOf(seller)}>
                  <Cell {...shown} entry={entryAt(bids, comparison, row, at)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.total({ currency })}</th>
            {sellers.map((seller, at) => (
              <td key={nameOf(seller)}>
                <Total {...comparison.totals[at]} lines={lines.length} currency={currency} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

/** What one seller says about one line. */
function Cell({ entry, ...shown }: Shown & { entry: Entry | null }) {
  const t = useStore(bidsMessages)
  if (!entry) return <span className="muted">{t.notAsked}</span>
  const { bid } = entry
  const { currency } = shown.bids
  return (
    <div className="bid">
      <OtherQuantity {...entry} />
      {bid.offer ? (
        <>
          <Price {...entry} offer={bid.offer} />
          {(bid.offer.currency !== currency || bid.offer.priceBasis === 'unit') && (
            <Sum {...entry} offer={bid.offer} currency={currency} />
          )}
          <OfferTerms offer={bid.offer} />
          <Earliest {...entry} />
          <Deviations deviations={bid.deviations} />
        </>
      ) : (
        <State {...entry} />
      )}
      <Extras {...entry} />
      <Decision {...shown} {...entry} />
    </div>
  )
}

function ChooseAll({ bids, seller, chosen, onChoose }: Shown & { seller: number }) {
  const t = useStore(bidsMessages)
  const own = ofSeller(bids, seller)
  if (own.length === 0) return null
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={own.every(({ bid }) => chosen.has(bid.rfq))}
        onChange={() => onChoose(toggledSeller(chosen, bids, seller))}
      />
      {plural(t, 'chooseLines', own.length)}
    </label>
  )
}

type TotalProps = Partial<Comparison['totals'][number]> & { lines: number; currency: string }

/** A total, with what it lacks. */
function Total({ total = '0', counted = 0, missing, lines, currency }: TotalProps) {
  const t = useStore(bidsMessages)
  const { locale } = useStore($config)
  const lacks = [
    missing?.quote && t.noQuotations({ count: missing.quote }),
    missing?.rate && t.noRates({ count: missing.rate }),
    missing?.quantity && t.noQuantities({ count: missing.quantity }),
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <>
      <b>{counted > 0 ? moneyText(currency, total, locale) : t.none}</b>
      <span className="muted">{counted === lines ? t.allLines : t.someLines({ counted, lines, lacks })}</span>
    </>
  )
}
