import { useStore } from '@nanostores/react'
import { wantedIn } from '#shared/api/rfq-title.ts'
import { $config } from '#shared/config/config.ts'
import { plural } from '#shared/messages/plural.ts'
import { quantityText } from '#shared/trade/asked.ts'
import { moneyText } from '#shared/trade/money.ts'
import { DAY, endText, offerMessages, priceText } from '#shared/trade/offer-words.ts'
import type { Quote } from '#shared/trade/quote.ts'
import { sumOf } from '#shared/trade/sums.ts'
import type { Side } from '../api.ts'
import { Late, Moment } from '../ui.tsx'
import { nameOf } from './quote-calls.ts'
import { StatusPill, saysType } from './quote-card.tsx'
import { isNews, type News } from './quote-news.ts'
import { quoteMessages, quotesMessages } from './quotes.messages.ts'

type Props = {
  side: Side
  quotes: readonly Quote[]
  /** The name of the request in the panel, or ''. */
  open: string
  news: News
}

/** The requests of one side, one row each. Each title opens its request, and the requests of one list have a heading. */
export function QuoteTable({ side, quotes, ...shared }: Props) {
  const t = useStore(quotesMessages)
  return (
    <table className="quote-table">
      <caption className="hidden-visually">{side === 'sent' ? t.sentRequests : t.receivedRequests}</caption>
      <thead>
        <tr>
          <th scope="col">{t.request}</th>
          <th scope="col">{side === 'sent' ? t.seller : t.buyer}</th>
          <th scope="col">{t.quantity}</th>
          <th scope="col">{t.quoteBy}</th>
          <th scope="col" className="sum">
            {t.price}
          </th>
          <th scope="col">{t.state}</th>
          <th scope="col">{t.date}</th>
        </tr>
      </thead>
      {inLists(quotes).map(part => (
        <tbody key={part.map(nameOf).join()}>
          <ListHeading quotes={part} side={side} />
          {part.map(quote => (
            <Row key={nameOf(quote)} quote={quote} side={side} {...shared} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** Splits the rows where a list begins or ends. */
function inLists(quotes: readonly Quote[]): Quote[][] {
  const parts: Quote[][] = []
  for (const quote of quotes) {
    const part = parts.at(-1)
    const last = part?.at(-1)
    const isSame = last?.list?.id === quote.list?.id && last?.from.email === quote.from.email
    if (part && (isSame || (!last?.list && !quote.list))) part.push(quote)
    else parts.push([quote])
  }
  return parts
}

function ListHeading({ quotes: [first], side }: { quotes: readonly Quote[]; side: Side }) {
  const t = useStore(quotesMessages)
  if (!first?.list || !first.listSize) return null
  const lines = plural(t, 'lines', first.listSize.lines)
  const sellers = plural(t, 'sellers', first.listSize.sellers)
  return (
    <tr className="list-heading">
      <th scope="rowgroup" colSpan={7}>
        <b>{first.list.name}</b>{' '}
        <span className="muted">
          {side === 'sent'
            ? t.listSent({ lines, sellers })
            : t.listReceived({ lines, name: first.from.name })}
        </span>
        {side === 'sent' && (
          <a href={`#bids/${first.list.id}`} className="compare">
            {t.compare}
          </a>
        )}
      </th>
    </tr>
  )
}

type RowProps = Omit<Props, 'quotes'> & { quote: Quote }

function Row({ quote, side, open, news }: RowProps) {
  const t = useStore(quotesMessages)
  const tQuote = useStore(quoteMessages)
  const tOffer = useStore(offerMessages)
  const isNew = isNews(quote, useStore(news.$read))
  const { title, status, notDelivered, createdAt, company, buyer, from, history, quoteBy, timeZone } = quote
  const { requirements } = quote.asked
  const isLate = history.filter(({ action }) => action === 'quote').at(-1)?.isLate
  const isOpen = open === nameOf(quote)
  // What the title does not say.
  const details = [
    quote.listItem && t.line({ number: quote.listItem }),
    quote.type === 'inquiry' && !saysType(quote) && tQuote.inquiry,
    quote.asked.wanted && quote.itemName,
  ]
  return (
    <tr className={isOpen ? 'open' : undefined}>
      <th scope="row">
        <a href={`#quotes/${nameOf(quote)}`} aria-current={isOpen || undefined}>
          {isNew && <span className="new">{t.new} </span>}
          {wantedIn(title)}
        </a>
        <small className="muted">{details.filter(Boolean).join(' · ')}</small>
      </th>
      <td className="party">{side === 'sent' ? company.name : (buyer?.name ?? from.name)}</td>
      <td className="quantity" data-label={t.quantity}>
        {quantityText(requirements)}
      </td>
      <td className="deadline" data-label={t.quoteBy}>
        {requirements.quoteBy && <Moment at={requirements.quoteBy} show={DAY} />}
        {quoteBy && <small className="muted">{endText(quoteBy, timeZone, tOffer)}</small>}
      </td>
      <td className="sum">
        <Price quote={quote} />
      </td>
      <td className="status">
        <StatusPill status={status} notDelivered={notDelivered} />
        {isLate && <Late />}
      </td>
      <td className="date">
        <Moment at={createdAt} show={{ dateStyle: 'medium' }} />
      </td>
    </tr>
  )
}

/** The total of the standing quotation. If no quantity is known, the price of one. */
function Price({ quote }: { quote: Quote }) {
  const tOffer = useStore(offerMessages)
  const { locale } = useStore($config)
  const offer = quote.history.find(({ id }) => id === quote.offer)?.offer
  if (!offer) return null
  const { quantity } = quote.asked.requirements
  const sum = sumOf(offer, Number(quantity) > 0 ? quantity.trim() : null)
  if (sum === null) return priceText(offer, locale, tOffer)
  return (
    <>
      {moneyText(offer.currency, sum, locale)}
      {offer.priceBasis === 'unit' && <small className="muted">{priceText(offer, locale, tOffer)}</small>}
    </>
  )
}
