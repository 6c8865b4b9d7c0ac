import { useId, useState } from 'react'
import type { Bids } from '#shared/trade/bids.ts'
import { dayIn, ownZone } from '#shared/trade/day.ts'
import { CURRENCIES } from '#shared/trade/quote-state.ts'
import { unmistakable } from '#shared/trade/typed-number.ts'
import { ErrorBox } from '#shared/ui/error-state.tsx'
import { FieldForm } from '../field-form.tsx'
import type { FieldSpec } from '../form.store.ts'
import { rateKind } from '../number-fields.ts'
import { createWrite, whyNot } from '../writes.ts'
import { chooseCurrency, saveRates } from './bid-calls.ts'

type Props = {
  bids: Bids
  /** The currencies that need a rate. */
  foreign: readonly string[]
  onChanged: () => void
}

/** The currency of the totals, and a rate with its day for each other currency. Nobody but the buyer sets a rate. */
export function RatesForm({ bids, foreign, onChanged }: Props) {
  const {
    list: { id: list },
    currency,
    rates,
  } = bids
  const [error, setError] = useState('')
  const [write] = useState(createWrite)
  const id = useId()
  const choose = async (chosen: string): Promise<void> => {
    setError('')
    const outcome = await write(chosen, key => chooseCurrency(list, chosen, key))
    if (outcome.at === 'failed') setError(whyNot(outcome, 'saved'))
    onChanged()
  }
  const key = `rates ${list} ${currency} ${foreign.join()}`
  return (
    <section className="bid-rates" aria-label="Currency and rates">
      <div className="field">
        <label htmlFor={id}>Totals in</label>
        <select
          id={id}
          className="input"
          value={currency}
          onChange={event => choose(event.currentTarget.value)}
        >
          {CURRENCIES.map(each => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </div>
      <ErrorBox message={error} />
      {foreign.length > 0 && <Rates key={key} id={key} bids={bids} foreign={foreign} onChanged={onChanged} />}
      {foreign.length > 0 && (
        <ul className="paper-only">
          {rates.map(({ currency: from, rate, date }) => (
            <li key={from}>{`1 ${from} = ${rate} ${currency} on ${date}`}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Rates({ id, bids, foreign, onChanged }: Props & { id: string }) {
  const {
    list: { id: list },
    currency,
    rates,
  } = bids
  const missing = foreign.filter(each => !rates.some(rate => rate.currency === each))
  // Saving does not close it below the reader.
  const [isOpen] = useState(missing.length > 0)
  const fields = foreign.flatMap((from): FieldSpec[] => [
    {
      name: `${from} rate`,
      label: `1 ${from} in ${currency}`,
      type: 'number',
      number: rateKind(from, currency),
    },
    { name: `${from} date`, label: `${from} rate is of`, type: 'date' },
  ])
  const [initial] = useState(() => {
    const today = dayIn(new Date(), ownZone() ?? 'UTC')
    const rows = foreign.flatMap(from => {
      const saved = rates.find(rate => rate.currency === from)
      return [
        [`${from} rate`, saved ? unmistakable(saved.rate) : ''],
        [`${from} date`, saved?.date ?? today],
      ]
    })
    return Object.fromEntries(rows) as Record<string, string>
  })
  return (
    <details open={isOpen}>
      <summary>{missing.length > 0 ? `Rates: ${missing.join(', ')} missing` : 'Rates'}</summary>
      <FieldForm
        id={id}
        fields={fields}
        initial={initial}
        label="Exchange rates"
        button="Save rates"
        sent="Saved."
        doubt="saved"
        send={async (values, idempotencyKey) => {
          const typed = foreign.map(from => ({
            currency: from,
            rate: String(values[`${from} rate`] ?? '').trim(),
            date: String(values[`${from} date`] ?? ''),
          }))
          await saveRates(
            list,
            currency,
            typed.filter(({ rate }) => rate !== ''),
            idempotencyKey,
          )
          onChanged()
        }}
      />
    </details>
  )
}
