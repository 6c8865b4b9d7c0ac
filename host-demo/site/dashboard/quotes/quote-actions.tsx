import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { wantedIn } from '#shared/api/rfq-title.ts'
import type { Messages } from '#shared/messages/i18n.ts'
import type { Quote } from '#shared/trade/quote.ts'
import { actions, CURRENCIES, isOver, type SingleAction } from '#shared/trade/quote-state.ts'
import { Button } from '#shared/ui/button.tsx'
import { actOnQuote } from '../api.ts'
import { pageMessages } from '../dashboard.messages.ts'
import { FieldForm } from '../field-form.tsx'
import type { FieldSpec } from '../form.store.ts'
import { priceKind } from '../number-fields.ts'
import { AskedLine } from './asked.tsx'
import { actionMessages } from './quotes.messages.ts'

type Texts = Messages<typeof actionMessages>

const message = (label: string): FieldSpec => ({ name: 'message', label, type: 'lines', rows: 4 })
const needed = (t: Texts): FieldSpec => ({ ...message(t.message), isRequired: true })
const pdf = (t: Texts): FieldSpec => ({ name: 'file', label: t.pdf, type: 'pdf', hint: t.pdfHint })

const offer = (t: Texts): readonly FieldSpec[] => [
  {
    name: 'price',
    label: t.price,
    type: 'number',
    number: priceKind('currency', 'priceBasis'),
    isRequired: true,
  },
  { name: 'currency', label: t.currency, type: 'choice', choices: CURRENCIES.map(each => [each, each]) },
  {
    name: 'priceBasis',
    label: t.priceBasis,
    type: 'choice',
    choices: [
      ['unit', t.unit],
      ['lump sum', t.lumpSum],
    ],
  },
  { name: 'validUntil', label: t.validUntil, type: 'date', isRequired: true },
  { name: 'delivery', label: t.delivery, hint: t.deliveryHint, isRequired: true },
  { name: 'terms', label: t.terms, hint: t.termsHint },
  message(t.optionalMessage),
  pdf(t),
]

/** The form of each action. A buyer has nothing to decline before there is an offer: then it is no longer needed. */
const fieldsOf: Record<SingleAction | 'notNeeded', (t: Texts) => readonly FieldSpec[]> = {
  quote: offer,
  answer: t => [needed(t), pdf(t)],
  withdraw: t => [message(t.reason)],
  refuse: t => [message(t.reason)],
  accept: t => [message(t.optionalMessage)],
  ask: t => [needed(t), pdf(t)],
  decline: t => [message(t.reason)],
  notNeeded: t => [message(t.reason)],
}

const formFor = (action: SingleAction, { offer }: Quote) =>
  action === 'decline' && offer === null ? 'notNeeded' : action

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
  const t = useStore(actionMessages)
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
            label={action === 'quote' && quote.offer !== null ? t.quoteAgain : t[formFor(action, quote)]}
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
  const t = useStore(actionMessages)
  const tPage = useStore(pageMessages)
  const form = formFor(action, quote)
  const send = t[`${form}Send`]
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
        label={t.formOf({ action: send, title: wantedIn(quote.title) })}
        fields={fieldsOf[form](t)}
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
          onDone(t[`${form}Done`])
        }}
      >
        <Button label={tPage.cancel} onClick={onClose} />
      </FieldForm>
    </div>
  )
}
