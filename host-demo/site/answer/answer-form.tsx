import { useStore } from '@nanostores/react'
import { type FormEvent, useLayoutEffect } from 'react'
import { wantedIn } from '#shared/api/rfq-title.ts'
import { $owner } from '#shared/session/session.ts'
import type { Line, Requests } from '#shared/trade/answer.ts'
import { quantityLine } from '#shared/trade/asked.ts'
import { useFocusOnInvalid } from '#shared/ui/field.tsx'
import { FormField, SendButton } from '../dashboard/field-form.tsx'
import type { FieldSpec } from '../dashboard/form.store.ts'
import { AskedFacts, AskedMessage } from '../dashboard/quotes/asked.tsx'
import { AttachmentButton, SheetButton } from '../dashboard/quotes/attachment.tsx'
import { History, OfferFacts } from '../dashboard/quotes/quote-history.tsx'
import {
  formFor,
  isRefused,
  laterZone,
  mainField,
  otherFields,
  REFUSES,
  sharedFields,
  submit,
  type Told,
} from './answer.store.ts'
import { answerFormMessages } from './answer-form.messages.ts'

type Props = { requests: Requests; onSent: (told: Told) => void }

/** All requests of the link, each with its price, and below them what counts for all. One button sends them. */
export function AnswerForm({ requests, onSent }: Props) {
  // The draft of one member is not shown to the next.
  useStore($owner)
  const t = useStore(answerFormMessages)
  const form = formFor(requests)
  const { values, problem } = useStore(form.$state)
  const element = useFocusOnInvalid(problem)
  // A field in a folded part can't take the focus.
  useLayoutEffect(() => {
    const field = problem && element.current?.elements.namedItem(problem.field)
    if (field instanceof HTMLElement) field.closest('details')?.setAttribute('open', '')
  }, [element, problem])
  const { lines } = requests
  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const told = await submit(requests)
    if (told) onSent(told)
  }
  const show = (field: FieldSpec) => <FormField key={field.name} form={form} field={field} />
  return (
    <form aria-label={t.name} noValidate ref={element} onSubmit={onSubmit}>
      <ol className="list">
        {lines.map(line => (
          <li key={line.id} className="card quote">
            <Wanted line={line} from={requests.from} isLong={lines.length === 1} />
            <div className="price-row">
              {show(mainField(line, values))}
              <NoQuote
                line={line}
                isRefused={isRefused(values, line.id)}
                onChange={refuses => form.change(`lines.${line.id}.refuses`, refuses ? REFUSES : '')}
              />
              {!isRefused(values, line.id) && <More>{otherFields(line).map(show)}</More>}
            </div>
          </li>
        ))}
      </ol>
      {!lines.every(({ id }) => isRefused(values, id)) && (
        <fieldset className="card form-card">
          <legend className="hidden-visually">{t.shared}</legend>
          {lines.length > 1 && (
            <p aria-hidden="true">
              <b>{t.shared}</b>
            </p>
          )}
          <div className="fields">{sharedFields(requests, values).map(show)}</div>
        </fieldset>
      )}
      <SendButton form={form} label={t.send} />
    </form>
  )
}

type WantedProps = { line: Line; from: Requests['from']; isLong: boolean }

/** What the buyer wants. On a page with one request, all of it is open. */
function Wanted({ line, from, isLong }: WantedProps) {
  const t = useStore(answerFormMessages)
  const { asked, listItem, title, itemName, attachment, sheet, history, offer, createdAt } = line
  const { quoteBy, timeZone } = line
  const quantity = quantityLine(asked.requirements)
  const wanted = (
    <>
      <AskedFacts asked={asked} timeZone={quoteBy ? laterZone(quoteBy, timeZone) : timeZone} />
      <AskedMessage asked={asked} />
    </>
  )
  const standing = history.find(({ id }) => id === offer)?.offer
  return (
    <>
      <header>
        <h2 dir="auto">{listItem === null ? wantedIn(title) : `${listItem}. ${wantedIn(title)}`}</h2>
        {quantity && <p className="quantity">{quantity}</p>}
        {asked.wanted && (
          <p className="muted" dir="auto">
            {itemName}
          </p>
        )}
      </header>
      {isLong ? (
        wanted
      ) : (
        <details>
          <summary>{t.asked}</summary>
          {wanted}
        </details>
      )}
      {attachment && <AttachmentButton {...attachment} />}
      {sheet && <SheetButton {...sheet} />}
      {standing && (
        <section className="offer" aria-label={t.quotation}>
          <OfferFacts offer={standing} />
        </section>
      )}
      <History quote={{ history, from, createdAt, offer }} />
    </>
  )
}

type NoQuoteProps = { line: Line; isRefused: boolean; onChange: (refuses: boolean) => void }

function NoQuote({ line: { id }, isRefused, onChange }: NoQuoteProps) {
  const t = useStore(answerFormMessages)
  return (
    <label className="no-quote">
      <input
        type="checkbox"
        name={`lines.${id}.refuses`}
        checked={isRefused}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {t.noQuote}
    </label>
  )
}

function More({ children }: { children: React.ReactNode }) {
  const t = useStore(answerFormMessages)
  return (
    <details>
      <summary>{t.more}</summary>
      <div className="fields">{children}</div>
    </details>
  )
}
