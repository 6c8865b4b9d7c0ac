import { useStore } from '@nanostores/react'
import { $config } from '#shared/config/config.ts'
import { plural } from '#shared/messages/plural.ts'
import { awardSums } from '#shared/trade/award-sums.ts'
import { Button } from '#shared/ui/button.tsx'
import { OrderTermFields, useOrderTerms } from '../orders/order-terms.tsx'
import { lastTermsQuery } from '../orders/orders.store.ts'
import { ActionButton } from '../ui.tsx'
import { AwardTable } from './award-table.tsx'
import { award, type Ordered } from './bid-calls.ts'
import type { Shown } from './bid-parts.tsx'
import { costText } from './bid-words.ts'
import { bidsMessages } from './bids.messages.ts'
import { awardsOf, type QuantityProblem, quantityProblem, withLowest } from './bids.store.ts'

type Props = Pick<Shown, 'bids' | 'chosen' | 'onChoose' | 'onFailed'> & {
  onProblem: (problem: QuantityProblem) => void
  onOrdered: (orders: Ordered) => void
}

/** Says what the choice costs, and orders it after a question. However often it is tried, it is ordered once. */
export function AwardBar({ bids, chosen, onChoose, onProblem, onOrdered, onFailed }: Props) {
  const t = useStore(bidsMessages)
  const { locale } = useStore($config)
  const { list, currency } = bids
  const awards = awardsOf(bids, chosen)
  const sums = awardSums(bids, awards)
  const [terms, changeTerms] = useOrderTerms()
  const order = (key: string) =>
    award(list.id, awards, terms, key).then(
      orders => {
        lastTermsQuery.revalidate()
        onOrdered(orders)
      },
      (cause: unknown) => {
        onFailed()
        throw cause
      },
    )
  const problem = quantityProblem(bids, chosen)
  const lowest = withLowest(bids, chosen)
  const sellers = plural(t, 'sellers', sums.sellers.length)
  const parts = [
    costText(sums, currency, locale, sum => t.withoutRate({ sum })),
    sums.unpriced > 0 && plural(t, 'unpriced', sums.unpriced),
    t.chosenLines({ chosen: sums.lines, lines: bids.lines.length }),
    sellers,
    sums.open > 0 && plural(t, 'openLines', sums.open),
  ]
  const cost = costText(sums, currency, locale)
  return (
    <div className="award-bar">
      <span role="status">{awards.length > 0 ? parts.filter(Boolean).join(' · ') : t.chooseFirst}</span>
      <div className="row">
        <Button
          label={t.chooseLowest}
          aria-disabled={lowest.size === 0}
          onClick={() => lowest.size > 0 && onChoose(lowest)}
        />
        {problem ? (
          <Button
            label={t.award}
            look="primary"
            onClick={({ currentTarget }) => {
              onProblem(problem)
              const field = `[name="${problem.field}"]`
              currentTarget.closest('.bids')?.querySelector<HTMLElement>(field)?.focus()
            }}
          />
        ) : (
          <ActionButton
            label={t.award}
            look="primary"
            aria-disabled={awards.length === 0}
            question={t.question({ lines: plural(t, 'lines', sums.lines), sellers })}
            consequence={t.consequence}
            details={
              <>
                <AwardTable sums={sums} currency={currency} />
                <OrderTermFields terms={terms} onChange={changeTerms} />
              </>
            }
            yes={cost ? t.orderFor({ sum: cost }) : t.orderUnpriced}
            write={{ call: order, content: JSON.stringify([list.id, awards, terms]), doubt: 'ordered' }}
          />
        )}
      </div>
    </div>
  )
}
