import { useStore } from '@nanostores/react'
import { $config } from '#shared/config/config.ts'
import { plural } from '#shared/messages/plural.ts'
import type { AwardSums } from '#shared/trade/award-sums.ts'
import { moneyText } from '#shared/trade/money.ts'
import { costText } from './bid-words.ts'
import { bidsMessages } from './bids.messages.ts'

type Props = { sums: AwardSums; currency: string }

/** What is ordered from each seller, in the currencies of the quotations and in the buyer's. */
export function AwardTable({ sums, currency }: Props) {
  const t = useStore(bidsMessages)
  const { locale } = useStore($config)
  const cells = ({ lines, own, total, withoutRate, unpriced }: Omit<AwardSums, 'sellers' | 'open'>) => (
    <>
      <td>{plural(t, 'lines', lines)}</td>
      <td className={unpriced > 0 || own.some(each => each.currency !== currency) ? 'amount' : 'amount same'}>
        {own.map(each => (
          <div key={each.currency}>{moneyText(each.currency, each.amount, locale)}</div>
        ))}
        {unpriced > 0 && <div className="muted">{plural(t, 'unpriced', unpriced)}</div>}
      </td>
      <td className="amount">
        {costText({ total, withoutRate }, currency, locale, sum => t.withoutRate({ sum }))}
      </td>
    </>
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <section className="award-sums" aria-label={t.sums} tabIndex={0}>
      <table className="award-table" aria-label={t.sums}>
        <thead>
          <tr>
            <th scope="col">{t.seller}</th>
            <th scope="col">{t.lines}</th>
            <th scope="col">{t.sum}</th>
            <th scope="col">{t.sumIn({ currency })}</th>
          </tr>
        </thead>
        <tbody>
          {sums.sellers.map(seller => (
            <tr key={seller.id}>
              <th scope="row">{seller.name}</th>
              {cells(seller)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.totalOfAll}</th>
            {cells(sums)}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
