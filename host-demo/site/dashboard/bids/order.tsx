import { useStore } from '@nanostores/react'
import { priceText } from '#host-demo/api/quotes/offer-words.ts'
import { $config } from '#shared/config/config.ts'
import { moneyText } from '#shared/numbers/money.ts'
import { Button } from '#shared/ui/button.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { Fact } from '../quote-history.tsx'
import { Answered, LastDay, Moment } from '../ui.tsx'
import type { Order as OrderReply } from './bid-calls.ts'
import { orderQuery, wantedIn } from './bids.store.ts'

/** The confirmation of an order, for both sides to read and to print. */
export function Order({ id }: { id: number }) {
  return <Answered answer={useQuery(orderQuery, id)}>{order => <Confirmation {...order} />}</Answered>
}

function Confirmation({ id, list, createdAt, isOwn, buyer, seller, lines, totals }: OrderReply) {
  const { locale } = useStore($config)
  return (
    <article className="panel order">
      <header className="row">
        <h2>{`Order ${id}`}</h2>
        <Button label="Print" onClick={() => print()} />
        {isOwn && (
          <a href={`#bids/${encodeURIComponent(list)}`} className="button screen-only">
            Back to the bids
          </a>
        )}
      </header>
      <dl>
        <Fact label="Date">
          <Moment at={createdAt} show={{ dateStyle: 'long' }} />
        </Fact>
        <Fact label="Request">{list}</Fact>
        <Fact label="Buyer">
          {[buyer.company, buyer.name, buyer.email, buyer.address].filter(Boolean).join(', ')}
        </Fact>
        <Fact label="Seller">{[seller.name, seller.address].filter(Boolean).join(', ')}</Fact>
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
              <tr key={line.rfq} className={line.isUndone ? 'undone' : undefined}>
                <td data-label="Line">{line.item}</td>
                <th scope="row">
                  <a href={`#quotes/rfq${line.rfq}`}>{wantedIn(line)}</a>
                  {line.isUndone && <span className="pill over">Taken back</span>}
                </th>
                <td data-label="Quantity">
                  {[line.quantity, line.unit].filter(Boolean).join(' ') || 'As quoted'}
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
            ))}
          </tbody>
        </table>
      </div>
      {lines.every(({ isUndone }) => isUndone) && (
        <p>This order was taken back. Nothing is to be delivered.</p>
      )}
      {totals.map(({ currency, amount }) => (
        <p key={currency} className="price">{`Total: ${moneyText(currency, amount, locale)}`}</p>
      ))}
    </article>
  )
}
