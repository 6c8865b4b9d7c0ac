import { useEffect, useRef, useState } from 'react'
import type { Quote } from '#shared/trade/quote.ts'
import { actions, CURRENCIES, isOver, type SingleAction } from '#shared/trade/quote-state.ts'
import { Button } from '#shared/ui/button.tsx'
import { actOnQuote } from '../api.ts'
import { FieldForm } from '../field-form.tsx'
import type { FieldSpec } from '../form.store.ts'
import { priceKind } from '../number-fields.ts'
import { AskedLine } from './asked.tsx'

const message = (label: string): FieldSpec => ({ name: 'message', label, type: 'lines', rows: 4 })
const needed = (label: string): FieldSpec => ({ ...message(label), isRequired: true })
const pdf: FieldSpec = { name: 'file', label: 'PDF (optional)', type: 'pdf', hint: 'Up to 10 MB.' }

const offer: readonly FieldSpec[] = [
  {
    name: 'price',
    label: 'Price',
    type: 'number',
    number: priceKind('currency', 'priceBasis'),
    isRequired: true,
  },
  { name: 'currency', label: 'Currency', type: 'choice', choices: CURRENCIES.map(each => [each, each]) },
  {
    name: 'priceBasis',
    label: 'Price is for',
    type: 'choice',
    choices: [
      ['unit', 'one unit'],
      ['lump sum', 'all of it (lump sum)'],
    ],
  },
  { name: 'validUntil', label: 'Valid until', type: 'date', isRequired: true },
  { name: 'delivery', label: 'Delivery time', hint: 'For example: 6 weeks after order', isRequired: true },
  { name: 'terms', label: 'Terms (optional)', hint: 'For example: DAP Labuan, payment in 30 days' },
  message('Message (optional)'),
  pdf,
]

type Form = { button: string; fields: readonly FieldSpec[]; send: string; done: string }

const forms: Record<SingleAction, Form> = {
  quote: { button: 'Quote', fields: offer, send: 'Send quotation', done: 'Your quotation was sent.' },
  answer: {
    button: 'Answer without a price',
    fields: [needed('Message'), pdf],
    send: 'Send answer',
    done: 'Your answer was sent.',
  },
  withdraw: {
    button: 'Withdraw',
    fields: [message('Reason (optional)')],
    send: 'Withdraw the quotation',
    done: 'The quotation was withdrawn.',
  },
  refuse: {
    button: 'No quote',
    fields: [message('Reason (optional)')],
    send: 'Decline to quote',
    done: 'You told the buyer that you do not quote.',
  },
  accept: {
    button: 'Accept',
    fields: [message('Message (optional)')],
    send: 'Accept the quotation',
    done: 'You accepted the quotation.',
  },
  ask: {
    button: 'Ask',
    fields: [needed('Message'), pdf],
    send: 'Send question',
    done: 'Your question was sent.',
  },
  decline: {
    button: 'Decline',
    fields: [message('Reason (optional)')],
    send: 'Decline',
    done: 'You declined.',
  },
}

/** The form for declining before there is an offer: the buyer then has nothing to decline. */
const notNeeded: Form = {
  ...forms.decline,
  button: 'No longer needed',
  send: 'No longer needed',
  done: 'You told the seller that it is no longer needed.',
}

const formFor = (action: SingleAction, { offer }: Quote): Form =>
  action === 'decline' && offer === null ? notNeeded : forms[action]

const order: readonly SingleAction[] = ['accept', 'quote', 'answer', 'ask', 'withdraw', 'refuse', 'decline']

const initial = { currency: CURRENCIES[0], priceBasis: 'unit' }

type Props = {
  quote: Quote
  by: 'buyer' | 'seller'
  onActed: () => void
  onDone: (what: string) => void
}

/** The actions open to the reader now. An open form stays, with the server's message if it is too late. */
export function QuoteActions({ quote, by, onActed, onDone }: Props) {
  const [open, setOpen] = useState<SingleAction | null>(null)
  const opener = useRef<HTMLDivElement>(null)
  const isPossible = (action: SingleAction): boolean => {
    const { by: side, needsOffer } = { needsOffer: false, ...actions[action] }
    return side === by && !isOver(quote.status) && (!needsOffer || quote.offer !== null)
  }
  const possible = order.filter(isPossible)
  const close = (): void => {
    setOpen(null)
    opener.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
  }
  return (
    <>
      <div className="row" ref={opener}>
        {possible.map(action => (
          <Button
            key={action}
            label={action === 'quote' && quote.offer !== null ? 'Quote again' : formFor(action, quote).button}
            look={action === 'accept' || action === 'quote' ? 'primary' : 'soft'}
            aria-expanded={open === action}
            onClick={() => setOpen(open === action ? null : action)}
          />
        ))}
      </div>
      {open && (
        <ActionForm
          key={open}
          quote={quote}
          action={open}
          onClose={close}
          onSent={() => setOpen(null)}
          onActed={onActed}
          onDone={onDone}
        />
      )}
    </>
  )
}

type FormProps = Pick<Props, 'quote' | 'onActed' | 'onDone'> & {
  action: SingleAction
  onClose: () => void
  onSent: () => void
}

function ActionForm({ quote, action, onClose, onSent, onActed, onDone }: FormProps) {
  const { fields, send, done } = formFor(action, quote)
  const section = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // As much of the form as there is room for.
    section.current?.scrollIntoView({ block: 'nearest' })
    section.current?.querySelector<HTMLElement>('.input')?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="action" ref={section}>
      {action === 'quote' && <AskedLine asked={quote.asked} timeZone={quote.timeZone} />}
      <FieldForm
        id={`${action} ${quote.type} ${quote.id}`}
        label={`${send}: ${quote.title}`}
        fields={fields}
        initial={action === 'quote' ? initial : {}}
        button={send}
        doubt="sent"
        send={async ({ file: _, ...values }, key) => {
          // The refusal is shown together with the steps that the other side has taken since.
          await actOnQuote(quote, action, values, key).finally(onActed)
        }}
        empties
        onSent={() => {
          onSent()
          onDone(done)
        }}
      >
        <Button label="Cancel" onClick={onClose} />
      </FieldForm>
    </div>
  )
}
