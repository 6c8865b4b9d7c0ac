import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { $config } from '#shared/config/config.ts'
import type { Bids } from '#shared/trade/bids.ts'
import { dayIn, ownZone } from '#shared/trade/day.ts'
import { dayText } from '#shared/trade/offer-words.ts'
import { CURRENCIES } from '#shared/trade/quote-state.ts'
import { unmistakable } from '#shared/trade/typed-number.ts'
import { Button } from '#shared/ui/button.tsx'
import { ErrorBox } from '#shared/ui/error-state.tsx'
import { FieldForm } from '../field-form.tsx'
import type { FieldSpec } from '../form.store.ts'
import { rateKind } from '../number-fields.ts'
import { createWrite, whyNot } from '../writes.ts'
import { chooseCurrency, saveRates } from './bid-calls.ts'
import { bidsMessages } from './bids.messages.ts'

type Props = {
  bids: Bids
  /** The currencies that need a rate. */
  foreign: readonly string[]
  onChanged: () => void
}

/** The currency of the totals and the rate of each other currency, in one line. Nobody but the buyer sets a rate. */
export function RatesForm({ bids, foreign, onChanged }: Props) {
  const { list, currency, rates } = bids
  const t = useStore(bidsMessages)
  const { locale } = useStore($config)
  const [error, setError] = useState('')
  const [write] = useState(createWrite)
  const id = useId()
  const used = rates.filter(rate => foreign.includes(rate.currency))
  const missing = foreign.filter(each => !used.some(rate => rate.currency === each))
  const isMissing = missing.length > 0
  const [isOpen, setOpen] = useState(false)
  // Saving does not close it below the reader.
  if (isMissing && !isOpen) setOpen(true)
  const choose = async (chosen: string): Promise<void> => {
    setError('')
    const outcome = await write(chosen, key => chooseCurrency(list.id, chosen, key))
    if (outcome.at === 'failed') setError(whyNot(outcome, 'saved'))
    onChanged()
  }
  const known = used.map(({ currency: from, rate, date }, at) =>
    [`${from} ${rate}`, date !== used[at + 1]?.date && dayText(date, locale)].filter(Boolean).join(', '),
  )
  const key = `rates ${currency} ${foreign.join()}`
  return (
    <section className="bid-rates" aria-label={t.ratesLabel}>
      <div className="row">
        <span>{[t.totalsInCurrency({ currency }), ...known].join(' · ')}</span>
        {isMissing ? (
          <b className="error-text">{t.rateMissing({ currencies: missing.join(', ') })}</b>
        ) : (
          <Button label={t.change} look="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
        )}
      </div>
      {isOpen && (
        <>
          <div className="field">
            <label htmlFor={id}>{t.totalsIn}</label>
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
          {foreign.length > 0 && (
            <Rates key={key} id={key} bids={bids} foreign={foreign} onChanged={onChanged} />
          )}
        </>
      )}
    </section>
  )
}

function Rates({ id, bids, foreign, onChanged }: Props & { id: string }) {
  const { list, currency, rates } = bids
  const t = useStore(bidsMessages)
  const fields = foreign.flatMap((from): FieldSpec[] => [
    {
      name: `rates.${from}.rate`,
      label: t.rateOf({ from, currency }),
      type: 'number',
      number: rateKind(from, currency),
    },
    { name: `rates.${from}.date`, label: t.rateDay({ from }), type: 'date' },
  ])
  const [initial] = useState(() => {
    const today = dayIn(new Date(), ownZone() ?? 'UTC')
    const rows = foreign.flatMap(from => {
      const saved = rates.find(rate => rate.currency === from)
      return [
        [`rates.${from}.rate`, saved ? unmistakable(saved.rate) : ''],
        [`rates.${from}.date`, saved?.date ?? today],
      ]
    })
    return Object.fromEntries(rows) as Record<string, string>
  })
  return (
    <FieldForm
      id={id}
      fields={fields}
      initial={initial}
      label={t.exchangeRates}
      button={t.saveRates}
      sent={t.saved}
      doubt={'saved'}
      send={async (values, idempotencyKey) => {
        const typed = foreign.map(from => ({
          currency: from,
          rate: String(values[`rates.${from}.rate`] ?? '').trim(),
          date: String(values[`rates.${from}.date`] ?? ''),
        }))
        await saveRates(
          list.id,
          currency,
          typed.filter(({ rate }) => rate !== ''),
          idempotencyKey,
        )
        onChanged()
      }}
    />
  )
}
