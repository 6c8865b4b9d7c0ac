import { useRef } from 'react'
import { type Attempt, sendOnce } from '#shared/outbox/send-once.ts'
import { ActionButton } from '../ui.tsx'
import { award, type Bids, type Ordered } from './bid-calls.ts'
import { nameOf } from './bid-table.tsx'
import { awardsOf, type Bid, type Chosen } from './bids.store.ts'

type Props = {
  bids: Bids
  chosen: Chosen
  onOrdered: (orders: Ordered) => void
  /** Called after a refusal: the table may have changed. */
  onFailed: () => void
}

/** Orders what was chosen in the table, after a question. However often it is tried, it is ordered once. */
export function AwardBar({ bids, chosen, onOrdered, onFailed }: Props) {
  const last = useRef<Attempt>(undefined)
  const awards = awardsOf(bids, chosen)
  const isChosen = (bid: Bid | null | undefined): boolean => awards.some(({ rfq }) => rfq === bid?.rfq)
  const lines = bids.lines.filter(line => line.bids.some(isChosen)).length
  const companies = bids.sellers.flatMap((seller, at) => {
    const count = bids.lines.filter(line => isChosen(line.bids[at])).length
    return count > 0 ? [{ ...seller, says: `${nameOf(seller)}: ${counted(count, 'line')}.` }] : []
  })
  const sellers = new Set(companies.map(({ id }) => id)).size
  const order = async (): Promise<void> => {
    const fingerprint = JSON.stringify([bids.list, awards])
    const earlier = last.current?.fingerprint === fingerprint ? last.current : undefined
    const remember = (attempt: Attempt): void => {
      last.current = attempt
    }
    const outcome = await sendOnce(key => award(bids.list, awards, key), { fingerprint, earlier, remember })
    if (outcome.at === 'failed') {
      onFailed()
      throw outcome.error
    }
    onOrdered(outcome.result)
  }
  const what = `${counted(lines, 'line')} from ${counted(sellers, 'seller')}`
  return (
    <div className="award-bar">
      {awards.length === 0 && <span>Choose quotations in the table to order.</span>}
      <span role="status">{awards.length > 0 && `Chosen: ${what}`}</span>
      <ActionButton
        label="Award…"
        look="primary"
        aria-disabled={awards.length === 0}
        question={`Order ${what}?`}
        consequence={`${companies.map(({ says }) => says).join(' ')} Each seller gets an order confirmation by mail. When all of a line is ordered, the other sellers get a polite no.`}
        run={order}
      />
    </div>
  )
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
