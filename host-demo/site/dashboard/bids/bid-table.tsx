import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { wantedIn } from '#shared/api/rfq-title.ts'
import { $config } from '#shared/config/config.ts'
import type { Bids } from '#shared/trade/bids.ts'
import type { Comparison } from '#shared/trade/comparison.ts'
import { moneyText } from '#shared/trade/money.ts'
import { BidCell } from './bid-cell.tsx'
import { type Chosen, ofSeller, type QuantityProblem, toggledSeller } from './bids.store.ts'

type Props = {
  bids: Bids
  comparison: Comparison
  chosen: Chosen
  problem: QuantityProblem | null
  onChoose: (chosen: Chosen) => void
  onUndone: (said: string) => void
  onFailed: () => void
}

/** The bid table: lines down, sellers across, totals at the end. On a phone it is read line by line. */
export function BidTable({ bids, comparison, chosen, onChoose, ...rest }: Props) {
  const { list, currency, sellers, lines } = bids
  const name = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <section className="bid-scroll" aria-labelledby={name} tabIndex={0}>
      <table className="bid-table">
        <caption id={name}>{`Quotations for ${list.name}. Totals in ${currency}.`}</caption>
        <thead>
          <tr>
            <th scope="col">Line</th>
            {sellers.map((seller, at) => (
              <th scope="col" key={nameOf(seller)}>
                {nameOf(seller)}
                <ChooseAll bids={bids} seller={at} chosen={chosen} onChoose={onChoose} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, row) => (
            <tr key={line.item}>
              <th scope="row">
                <span className="muted">{`${line.item}.`}</span> {wantedIn(line.title)}
                <span className="asked">{[line.quantity, line.unit].filter(Boolean).join(' ')}</span>
              </th>
              {sellers.map((seller, at) => (
                <td key={nameOf(seller)}>
                  <span className="bid-seller">{nameOf(seller)}</span>
                  <BidCell
                    list={list.id}
                    currency={currency}
                    line={line}
                    chosen={chosen}
                    onChoose={onChoose}
                    {...rest}
                    bid={line.bids[at] ?? null}
                    worth={comparison.lines[row]?.[at]}
                    seller={seller.name}
                    name={`line ${line.item}, ${nameOf(seller)}`}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{`Total in ${currency}`}</th>
            {sellers.map((seller, at) => (
              <td key={nameOf(seller)}>
                <span className="bid-seller">{nameOf(seller)}</span>
                <Total {...comparison.totals[at]} lines={lines.length} currency={currency} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

/** A company that was asked twice for one line has a second column. */
export const nameOf = ({ name, nth }: Bids['sellers'][number]): string =>
  nth > 1 ? `${name} (${nth})` : name

type AllProps = Pick<Props, 'bids' | 'chosen' | 'onChoose'> & { seller: number }

function ChooseAll({ bids, seller, chosen, onChoose }: AllProps) {
  const own = ofSeller(bids, seller)
  if (own.length === 0) return null
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={own.every(({ bid }) => chosen.has(bid.rfq))}
        onChange={() => onChoose(toggledSeller(chosen, bids, seller))}
      />
      {own.length === 1 ? 'Choose its line' : `Choose all ${own.length} lines`}
    </label>
  )
}

type TotalProps = Partial<Comparison['totals'][number]> & { lines: number; currency: string }

/** A total, with what it lacks. */
function Total({ total = '0', counted = 0, missing, lines, currency }: TotalProps) {
  const { locale } = useStore($config)
  const lacks = [
    missing?.quote && `${missing.quote} without a quotation`,
    missing?.rate && `${missing.rate} without a rate`,
    missing?.quantity && `${missing.quantity} without a quantity`,
  ].filter(Boolean)
  return (
    <>
      <b>{counted > 0 ? moneyText(currency, total, locale) : 'None'}</b>
      <span className="muted">
        {counted === lines ? 'All lines' : `${counted} of ${lines} lines: ${lacks.join(', ')}`}
      </span>
    </>
  )
}
