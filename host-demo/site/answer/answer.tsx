import { useState } from 'react'
import type { Requests } from '#shared/trade/answer.ts'
import type { Order } from '#shared/trade/order.ts'
import { Button } from '#shared/ui/button.tsx'
import { Link } from '#shared/ui/link.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { reasonOf } from '../dashboard/api.ts'
import { Brand } from '../dashboard/brand.tsx'
import { Confirmation } from '../dashboard/orders/confirmation.tsx'
import { Answered, LastDay } from '../dashboard/ui.tsx'
import { laterZone, openedQuery, type Told } from './answer.store.ts'
import { AnswerForm } from './answer-form.tsx'
import { takeOrderStep } from './api.ts'
import { CodeForm, CutLink } from './cut-link.tsx'
import { codeOfPage } from './link-code.ts'
import { State } from './state.tsx'

/** The page of `/answer`. The fragment of its address is the secret of a link in a mail. */
export function Answer() {
  return (
    <>
      <header className="top">
        <Brand />
      </header>
      <main className="answer">{codeOfPage() ? <OfLink /> : <CutLink />}</main>
    </>
  )
}

function OfLink() {
  const answer = useQuery(openedQuery)
  const [told, tell] = useState<Told | null>(null)
  const { error } = answer
  const change = (): void => {
    answer.retry()
    tell(null)
  }
  if (told) return <Sent {...told} onChange={change} />
  if (error?.kind === 'missing') return <Ended reason={reasonOf(error)} isUnknown={error.status !== GONE} />
  return (
    <Answered answer={answer}>
      {opened =>
        'order' in opened ? (
          <Ordered order={opened.order} onChanged={answer.refresh} />
        ) : (
          <Asked requests={opened} onSent={tell} />
        )
      }
    </Answered>
  )
}

/** The status of a link that was valid. */
const GONE = 410

function Ordered({ order, onChanged }: { order: Order; onChanged: () => void }) {
  return (
    <>
      <h1 className="hidden-visually">Order confirmation</h1>
      <Confirmation
        order={order}
        isInDashboard={false}
        // After a refusal too: the buyer may have taken a step.
        take={(step, note, key) => takeOrderStep(step, note, key).finally(onChanged)}
      />
    </>
  )
}

type AskedProps = { requests: Requests; onSent: (told: Told) => void }

function Asked({ requests, onSent }: AskedProps) {
  const { from, company, recipient, list, lines, closed } = requests
  const [first] = lines
  return (
    <>
      <h1>{list ? `Answer ${list}` : 'Answer a request for quotation'}</h1>
      <p className="lead">
        <b dir="auto">{from.company ? `${from.name} of ${from.company}` : from.name}</b> asks{' '}
        <b dir="auto">{company}</b> for{' '}
        {list ? `quotations for ${countOf(lines.length, 'line')}` : 'a quotation'}.{' '}
        {recipient && `You answer as ${recipient}, without signing in. `}
        {first?.quoteBy && (
          <>
            Please quote by <LastDay day={first.quoteBy} zone={laterZone(first.quoteBy, first.timeZone)} />.{' '}
          </>
        )}
        {closed > 0 && `${countOf(closed, 'line')} of this list can no longer be answered.`}
      </p>
      <AnswerForm requests={requests} onSent={onSent} />
    </>
  )
}

const countOf = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

type SentProps = Told & { onChange: () => void }

function Sent({ quoted, refused, open, hasEnded, onChange }: SentProps) {
  const told = [
    quoted > 0 && countOf(quoted, 'quotation'),
    refused > 0 && (quoted > 0 ? `${refused} without a quotation` : 'that you do not quote'),
  ].filter(Boolean)
  return (
    <State title="Your answer was sent">
      <p>
        The buyer got {told.join(' and ')}. {open > 0 && `${countOf(open, 'line')} still without an answer. `}
        {!hasEnded && 'You can change your answer with the link in the mail, as long as the request is open.'}
        {hasEnded &&
          quoted + open > 0 &&
          'This link has ended with its request. For the other lines, use the links in their mails.'}
      </p>
      {!hasEnded && (
        <Button label={open > 0 ? 'Answer more lines' : 'Change the answer'} onClick={onChange} />
      )}
    </State>
  )
}

function Ended({ reason, isUnknown }: { reason: string; isUnknown: boolean }) {
  return (
    <State title="This link does not work">
      <p>{reason}</p>
      {isUnknown && <CodeForm />}
      <div className="row">
        <Link to={{ route: 'login', query: { next: '/' } }} className="button primary">
          Sign in
        </Link>
        <Link to={{ route: 'home' }} className="button">
          Go to the marketplace
        </Link>
      </div>
    </State>
  )
}
