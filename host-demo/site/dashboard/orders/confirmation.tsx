import { useStore } from '@nanostores/react'
import { Fragment } from 'react'
import { wantedIn } from '#shared/api/rfq-title.ts'
import { $config } from '#shared/config/config.ts'
import { quantityText } from '#shared/trade/asked.ts'
import { moneyText } from '#shared/trade/money.ts'
import { priceText } from '#shared/trade/offer-words.ts'
import type { Order } from '#shared/trade/order.ts'
import { Button } from '#shared/ui/button.tsx'
import { Deviations } from '../deviations.tsx'
import { AskedFacts, AskedMessage } from '../quotes/asked.tsx'
import { Fact } from '../quotes/quote-history.tsx'
import { ActionButton, LastDay, Moment } from '../ui.tsx'

type Props = {
  order: Order
  /** True where requests and bids are a click away. */
  isInDashboard: boolean
  /** Tells the buyer that the order has arrived. */
  acknowledge: (idempotencyKey: string) => Promise<unknown>
}

/** The confirmation of an order, to read and to print. Its seller acknowledges it. */
export function Confirmation({ order, isInDashboard, acknowledge }: Props) {
  const { id, list, createdAt, isOwn, acknowledged, buyer, seller, lines, totals } = order
  const { locale } = useStore($config)
  const isTakenBack = lines.every(({ isUndone }) => isUndone)
  return (
    <article className="panel order">
      <header className="row">
        <h2>{`Order ${id}`}</h2>
        <Button label="Print" onClick={() => print()} />
        {isInDashboard && isOwn && (
          <a href={`#bids/${list.id}`} className="button screen-only">
            Back to the bids
          </a>
        )}
      </header>
      <dl>
        <Fact label="Date">
          <Moment at={createdAt} show={{ dateStyle: 'long' }} />
        </Fact>
        <Fact label="Request">{list.name}</Fact>
        <Fact label="Buyer">
          {[buyer.company, buyer.name, buyer.email, buyer.address].filter(Boolean).join(', ')}
        </Fact>
        <Fact label="Seller">{[seller.name, seller.address].filter(Boolean).join(', ')}</Fact>
        {acknowledged && (
          <Fact label="Acknowledged">
            <Moment at={acknowledged.at} show={{ dateStyle: 'long' }} /> by {acknowledged.by}
          </Fact>
        )}
      </dl>
      <div className="bid-scroll">
        <table className="order-lines">
          <caption>Ordered lines</caption>
          <thead>
            <tr>
              {['Line', 'Item', 'Quantity', 'Price', 'Amount', 'Delivery and terms'].map(heading => (
                <th scope="col" key={heading}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(line => (
              <Fragment key={line.rfq}>
                <tr className={line.isUndone ? 'undone' : undefined}>
                  <td data-label="Line">{line.item}</td>
                  <th scope="row">
                    {isInDashboard ? (
                      <a href={`#quotes/rfq${line.rfq}`}>{wantedIn(line.title)}</a>
                    ) : (
                      wantedIn(line.title)
                    )}
                    {line.isUndone && <span className="pill over">Taken back</span>}
                  </th>
                  <td data-label="Quantity">
                    {quantityText({ quantity: line.quantity ?? '', unit: line.asked.requirements.unit }) ||
                      'As quoted'}
                  </td>
                  <td data-label="Price">{priceText(line, locale)}</td>
                  <td data-label="Amount">
                    {line.amount ? moneyText(line.currency, line.amount, locale) : 'As quoted'}
                  </td>
                  <td data-label="Delivery" dir="auto">
                    {[line.delivery, line.terms].filter(Boolean).join('; ')}
                    <span className="muted">
                      Quotation valid until <LastDay day={line.validUntil} zone={line.timeZone} />
                    </span>
                  </td>
                </tr>
                <tr className={`asked-for ${line.isUndone ? 'undone' : ''}`}>
                  <td colSpan={6}>
                    <span className="muted">Asked for</span>
                    <AskedFacts asked={line.asked} />
                    <AskedMessage asked={line.asked} />
                    <Deviations deviations={line.deviations} />
                  </td>
                </tr>
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      {isTakenBack && <p>This order was taken back. Do not deliver anything.</p>}
      {totals.map(({ currency, amount }) => (
        <p key={currency} className="price">{`Total: ${moneyText(currency, amount, locale)}`}</p>
      ))}
      {!isOwn && !acknowledged && !isTakenBack && (
        <div className="row screen-only">
          <ActionButton
            label="Acknowledge the order"
            look="primary"
            write={{ call: acknowledge, doubt: 'acknowledged' }}
          />
          <span className="muted">Tells the buyer that you have received it.</span>
        </div>
      )}
    </article>
  )
}
