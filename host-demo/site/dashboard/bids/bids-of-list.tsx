import { useEffect, useRef, useState } from 'react'
import type { Bids } from '#shared/trade/bids.ts'
import { compareBids, foreignCurrencies } from '#shared/trade/comparison.ts'
import { Button } from '#shared/ui/button.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { ActionButton, Answered } from '../ui.tsx'
import { AwardBar } from './award-bar.tsx'
import type { ListBy, Ordered } from './bid-calls.ts'
import { BidTable } from './bid-table.tsx'
import { bidsQuery, type Chosen, listsQuery, type QuantityProblem } from './bids.store.ts'
import { RatesForm } from './rates-form.tsx'

/** The quotations for one RFQ list side by side, with everything to decide. */
export function BidsOfList({ by, id }: { by: ListBy; id: number }) {
  return (
    <>
      <a href="#bids" className="button back">
        All RFQ lists
      </a>
      <Answered answer={useQuery(bidsQuery, by, id)}>{bids => <Compared bids={bids} />}</Answered>
    </>
  )
}

type Said = { text: string; orders: Ordered }

const NOTHING: Said = { text: '', orders: [] }

function Compared({ bids }: { bids: Bids }) {
  const [chosen, choose] = useState<Chosen>(new Map())
  const [problem, setProblem] = useState<QuantityProblem | null>(null)
  const [said, setSaid] = useState(NOTHING)
  const status = useRef<HTMLParagraphElement>(null)
  const changed = (): void => {
    bidsQuery.revalidate()
    listsQuery.revalidate()
  }
  const done = (next: Said): void => {
    setSaid(next)
    choose(new Map())
    status.current?.focus()
    changed()
  }
  // The bar at the end of the window would cover it.
  useEffect(() => {
    if (said !== NOTHING) status.current?.scrollIntoView({ block: 'center' })
  }, [said])
  const comparison = compareBids(bids, bids)
  return (
    <div className="bids">
      <h2>{bids.list.name}</h2>
      <div className="row bid-tools">
        <ActionButton
          label="Download XLSX"
          run={() => import('./bid-sheet.ts').then(({ download }) => download(bids))}
        />
        <Button label="Print" onClick={() => print()} />
        <Button label="Refresh" onClick={changed} />
      </div>
      <RatesForm bids={bids} foreign={foreignCurrencies(bids, bids.currency)} onChanged={changed} />
      <p className="said" role="status" tabIndex={-1} ref={status}>
        {said.text}
        {said.orders.map(({ id, company }) => (
          <a key={id} href={`#order/${id}`}>{`Order ${id}, ${company.name}`}</a>
        ))}
      </p>
      <BidTable
        bids={bids}
        comparison={comparison}
        chosen={chosen}
        problem={problem}
        onChoose={next => {
          choose(next)
          setProblem(null)
          setSaid(NOTHING)
        }}
        onUndone={text => done({ text, orders: [] })}
        onFailed={changed}
      />
      <AwardBar
        bids={bids}
        chosen={chosen}
        onProblem={setProblem}
        onOrdered={orders => done({ text: 'Ordered. Each seller has been told by mail. To print: ', orders })}
        onFailed={changed}
      />
    </div>
  )
}
