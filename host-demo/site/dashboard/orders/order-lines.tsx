import { useStore } from '@nanostores/react'
import { Fragment } from 'react'
import { wantedIn } from '#shared/api/rfq-title.ts'
import { $config } from '#shared/config/config.ts'
import { quantityText } from '#shared/trade/asked.ts'
import { moneyText } from '#shared/trade/money.ts'
import { priceText } from '#shared/trade/offer-words.ts'
import type { Order } from '#shared/trade/order.ts'
import { Deviations } from '../deviations.tsx'
import { AskedFacts, AskedMessage } from '../quotes/asked.tsx'
import { LastDay } from '../ui.tsx'
import { orderMessages } from './orders.messages.ts'

type Props = { order: Pick<Order, 'lines' | 'totals'>; isInDashboard: boolean }

/** What was ordered: each line with what was asked and what was offered, and the totals. */
export function OrderLines({ order: { lines, totals }, isInDashboard }: Props) {
  const t = useStore(orderMessages)
  const { locale } = useStore($config)
  return (
    <div className="order-scroll">
      <table className="order-lines">
        <caption>{t.lines}</caption>
        <thead>
          <tr>
            <th scope="col">{t.line}</th>
            <th scope="col">{t.item}</th>
            <th scope="col">{t.quantity}</th>
            <th scope="col" className="sum">
              {t.price}
            </th>
            <th scope="col" className="sum">
              {t.amount}
            </th>
            <th scope="col">{t.delivery}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <Fragment key={line.rfq}>
              <tr className={line.isUndone ? 'undone' : undefined}>
                <td data-label={t.line}>{line.item}</td>
                <th scope="row">
                  {isInDashboard ? (
                    <a href={`#quotes/rfq${line.rfq}`}>{wantedIn(line.title)}</a>
                  ) : (
                    wantedIn(line.title)
                  )}
                  {line.isUndone && <span className="pill over">{t.undone}</span>}
                </th>
                <td data-label={t.quantity}>
                  {quantityText({ quantity: line.quantity ?? '', unit: line.asked.requirements.unit }) ||
                    t.asQuoted}
                </td>
                <td data-label={t.price} className="sum">
                  {priceText(line, locale)}
                </td>
                <td data-label={t.amount} className="sum">
                  {line.amount ? moneyText(line.currency, line.amount, locale) : t.asQuoted}
                </td>
                <td data-label={t.delivery} dir="auto">
                  {[line.delivery, line.terms].filter(Boolean).join('; ')}
                  <span className="muted">
                    {t.validUntil} <LastDay day={line.validUntil} zone={line.timeZone} />
                  </span>
                </td>
              </tr>
              <tr className={`asked-for ${line.isUndone ? 'undone' : ''}`}>
                <td colSpan={6}>
                  <span className="muted">{t.askedFor}</span>
                  <AskedFacts asked={line.asked} />
                  <AskedMessage asked={line.asked} />
                  <Deviations deviations={line.deviations} />
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          {totals.map(({ currency, amount }) => (
            <tr key={currency}>
              <th scope="row" colSpan={4} className="sum">
                {t.total}
              </th>
              <td className="sum">{moneyText(currency, amount, locale)}</td>
              <td />
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  )
}
