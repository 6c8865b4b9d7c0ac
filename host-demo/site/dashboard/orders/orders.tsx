import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $config } from '#shared/config/config.ts'
import { moneyText } from '#shared/trade/money.ts'
import type { OrderRow, OrderSide, Orders as Page } from '#shared/trade/order.ts'
import { orderStates } from '#shared/trade/order-state.ts'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Skeleton } from '#shared/ui/loading.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { QUOTES_PER_PAGE } from '../api.ts'
import { ALL, PagedList, useLatest } from '../paged-list.tsx'
import { Answered, Moment } from '../ui.tsx'
import { OrderStatePill } from './order-state.tsx'
import { orderMessages } from './orders.messages.ts'
import { ordersQuery } from './orders.store.ts'

/** The orders that the member placed and those that the member's company received, each in a table. */
export function Orders() {
  const t = useStore(orderMessages)
  const [chosen, choose] = useState<OrderSide | ''>('')
  const [wanted, want] = useState(ALL)
  const answer = useLatest(useQuery(ordersQuery, chosen, wanted.state, wanted.search, wanted.page))
  const tableOf = (page: Page, side: OrderSide) =>
    page.of === side ? (
      <PagedList
        label={t.search}
        placeholder={t.searchHint}
        states={[['', t.allStates], ...orderStates.map(state => [state, t[state]] as const)]}
        perPage={QUOTES_PER_PAGE}
        wanted={wanted}
        onWant={want}
        all={page.counts[side]}
        total={page.total}
      >
        <OrderTable side={side} orders={page.orders} />
      </PagedList>
    ) : (
      <Skeleton height="112px" />
    )
  return (
    <div className="quote-list">
      <Answered answer={answer}>
        {page => {
          const { of, counts } = page
          const side = chosen || of
          if (counts.placed + counts.received === 0) return <NoOrders />
          if (counts.placed === 0 || counts.received === 0)
            return (
              <>
                <h2>{side === 'placed' ? t.placed : t.receivedOrders}</h2>
                {tableOf(page, side)}
              </>
            )
          return (
            <Tabs
              tabs={[
                { name: 'placed', label: t.placedCount({ count: counts.placed }) },
                { name: 'received', label: t.receivedCount({ count: counts.received }) },
              ]}
              active={side}
              onSelect={next => {
                choose(next)
                want(ALL)
              }}
            >
              {tableOf(page, side)}
            </Tabs>
          )
        }}
      </Answered>
    </div>
  )
}

function NoOrders() {
  const t = useStore(orderMessages)
  return (
    <EmptyState title={t.none} text={t.noneText}>
      <a href="#bids" className="button primary">
        {t.bids}
      </a>
    </EmptyState>
  )
}

function OrderTable({ side, orders }: { side: OrderSide; orders: readonly OrderRow[] }) {
  const t = useStore(orderMessages)
  const { locale } = useStore($config)
  return (
    <table className="quote-table order-table">
      <caption className="hidden-visually">{side === 'placed' ? t.placed : t.receivedOrders}</caption>
      <thead>
        <tr>
          <th scope="col">{t.number}</th>
          <th scope="col">{side === 'placed' ? t.seller : t.buyer}</th>
          <th scope="col" className="sum">
            {t.lineCount}
          </th>
          <th scope="col" className="sum">
            {t.sum}
          </th>
          <th scope="col">{t.date}</th>
          <th scope="col">{t.state}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ id, number, list, terms, company, lines, totals, createdAt, state }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`#order/${id}`}>{number}</a>
              <small className="muted" dir="auto">
                {[terms.poNumber, list.name].filter(Boolean).join(' · ')}
              </small>
            </th>
            <td className="party" dir="auto">
              {company}
            </td>
            <td className="lines" data-label={t.lineCount}>
              {lines}
            </td>
            <td className="sum">
              {totals.map(({ currency, amount }) => (
                <p key={currency}>{moneyText(currency, amount, locale)}</p>
              ))}
            </td>
            <td className="date">
              <Moment at={createdAt} show={{ dateStyle: 'medium' }} />
            </td>
            <td className="status">
              <OrderStatePill state={state} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
