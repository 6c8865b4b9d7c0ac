import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Bids } from '#shared/trade/bids.ts'
import { compareBids, foreignCurrencies } from '#shared/trade/comparison.ts'
import type { SentList } from '#shared/trade/quote.ts'
import { Button } from '#shared/ui/button.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { FieldForm } from '../field-form.tsx'
import { ActionButton, Answered } from '../ui.tsx'
import { AwardBar } from './award-bar.tsx'
import { type ListBy, type Ordered, renameList } from './bid-calls.ts'
import { BidLines } from './bid-lines.tsx'
import { BidTable } from './bid-table.tsx'
import { bidsMessages } from './bids.messages.ts'
import { bidsQuery, type Chosen, layoutOf, listsQuery, type QuantityProblem } from './bids.store.ts'
import { RatesForm } from './rates-form.tsx'

/** The quotations for one RFQ list side by side, with everything to decide. */
export function BidsOfList({ by, id }: { by: ListBy; id: number }) {
  const t = useStore(bidsMessages)
  return (
    <div className="bids">
      <a href="#bids" className="back">
        {t.allLists}
      </a>
      <Answered answer={useQuery(bidsQuery, by, id)}>{bids => <Compared bids={bids} />}</Answered>
    </div>
  )
}

function RenameList({ list, onRenamed }: { list: SentList; onRenamed: () => void }) {
  const t = useStore(bidsMessages)
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) return <Button label={t.rename} look="plain" onClick={() => setOpen(true)} />
  return (
    <FieldForm
      id={`name of list ${list.id}`}
      label={t.rename}
      fields={[{ name: 'name', label: t.listName, isRequired: true }]}
      initial={{ name: list.name }}
      button={t.saveName}
      doubt="saved"
      send={({ name }, idempotencyKey) => renameList(list.id, String(name), idempotencyKey)}
      onSent={() => {
        setOpen(false)
        onRenamed()
      }}
    >
      <Button label={t.cancel} onClick={() => setOpen(false)} />
    </FieldForm>
  )
}

const WIDE = '(width > 900px)'

const isWideNow = (): boolean => matchMedia(WIDE).matches

function onWidthChange(changed: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

type Said = { text: string; orders: Ordered }

const NOTHING: Said = { text: '', orders: [] }

function Compared({ bids }: { bids: Bids }) {
  const t = useStore(bidsMessages)
  const isWide = useSyncExternalStore(onWidthChange, isWideNow)
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
  const shown = {
    bids,
    comparison: compareBids(bids, bids),
    chosen,
    problem,
    isWide,
    onChoose: (next: Chosen): void => {
      choose(next)
      setProblem(null)
      setSaid(NOTHING)
    },
    onUndone: (text: string): void => done({ text, orders: [] }),
    onFailed: changed,
  }
  return (
    <>
      <header className="row bid-tools">
        <h2 dir="auto">{bids.list.name}</h2>
        <RenameList list={bids.list} onRenamed={changed} />
        <ActionButton
          label={t.download}
          run={() => import('./bid-sheet.ts').then(({ download }) => download(bids))}
        />
        <Button label={t.print} onClick={() => print()} />
        <Button label={t.refresh} onClick={changed} />
      </header>
      <RatesForm bids={bids} foreign={foreignCurrencies(bids, bids.currency)} onChanged={changed} />
      <p className="said" role="status" tabIndex={-1} ref={status}>
        {said.text}
        {said.orders.map(({ id, number, company }) => (
          <a key={id} href={`#order/${id}`}>
            {t.orderOf({ order: number, seller: company.name })}
          </a>
        ))}
      </p>
      {layoutOf(bids, isWide) === 'matrix' ? <BidTable {...shown} /> : <BidLines {...shown} />}
      <AwardBar {...shown} onProblem={setProblem} onOrdered={orders => done({ text: t.awarded, orders })} />
    </>
  )
}
