import type { Bids } from '#shared/trade/bids.ts'
import { Button } from '#shared/ui/button.tsx'
import { ActionButton } from '../ui.tsx'
import { award, type Ordered } from './bid-calls.ts'
import { nameOf } from './bid-table.tsx'
import { awardsOf, type Bid, type Chosen, type QuantityProblem, quantityProblem } from './bids.store.ts'

type Props = {
  bids: Bids
  chosen: Chosen
  onProblem: (problem: QuantityProblem) => void
  onOrdered: (orders: Ordered) => void
  /** Called after a refusal: the table may have changed. */
  onFailed: () => void
}

/** Orders what was chosen in the table, after a question. However often it is tried, it is ordered once. */
export function AwardBar({ bids, chosen, onProblem, onOrdered, onFailed }: Props) {
  const awards = awardsOf(bids, chosen)
  const isChosen = (bid: Bid | null | undefined): boolean => awards.some(({ rfq }) => rfq === bid?.rfq)
  const lines = bids.lines.filter(line => line.bids.some(isChosen)).length
  const companies = bids.sellers.flatMap((seller, at) => {
    const count = bids.lines.filter(line => isChosen(line.bids[at])).length
    return count > 0 ? [{ ...seller, says: `${nameOf(seller)}: ${counted(count, 'line')}.` }] : []
  })
  const sellers = new Set(companies.map(({ id }) => id)).size
  const order = (key: string) =>
    award(bids.list.id, awards, key).then(onOrdered, (cause: unknown) => {
      onFailed()
      throw cause
    })
  const problem = quantityProblem(bids, chosen)
  const what = `${counted(lines, 'line')} from ${counted(sellers, 'seller')}`
  return (
    <div className="award-bar">
      {awards.length === 0 && <span>Choose quotations in the table to order.</span>}
      <span role="status">{awards.length > 0 && `Chosen: ${what}`}</span>
      {problem ? (
        <Button
          label="Award…"
          look="primary"
          onClick={({ currentTarget }) => {
            onProblem(problem)
            const field = `[name="${problem.field}"]`
            currentTarget.closest('.bids')?.querySelector<HTMLElement>(field)?.focus()
          }}
        />
      ) : (
        <ActionButton
          label="Award…"
          look="primary"
          aria-disabled={awards.length === 0}
          question={`Order ${what}?`}
          consequence={`${companies.map(({ says }) => says).join(' ')} Each seller gets an order confirmation by mail. When all of a line is ordered, we tell the other sellers that it went elsewhere.`}
          write={{ call: order, content: JSON.stringify([bids.list.id, awards]), doubt: 'ordered' }}
        />
      )}
    </div>
  )
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
