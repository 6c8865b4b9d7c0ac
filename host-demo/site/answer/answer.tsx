import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { Link } from '#shared/ui/link.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { reasonOf } from '../dashboard/api.ts'
import { Brand } from '../dashboard/brand.tsx'
import { Answered, LastDay } from '../dashboard/ui.tsx'
import { $sent, laterZone, requestsQuery } from './answer.store.ts'
import { AnswerForm } from './answer-form.tsx'
import type { Requests } from './api.ts'

/** The page of `/answer`. The fragment of its address is the secret of a link in a mail. */
export function Answer() {
  const answer = useQuery(requestsQuery)
  const sent = useStore($sent)
  return (
    <>
      <header className="top">
        <Brand />
      </header>
      <main className="answer">
        {sent ? (
          <Sent {...sent} onChange={answer.retry} />
        ) : answer.error?.kind === 'missing' ? (
          <Ended reason={reasonOf(answer.error)} />
        ) : (
          <Answered answer={answer}>{requests => <Asked requests={requests} />}</Answered>
        )}
      </main>
    </>
  )
}

function Asked({ requests }: { requests: Requests }) {
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
      <AnswerForm requests={requests} />
    </>
  )
}

const countOf = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

type SentProps = { quoted: number; refused: number; open: number; onChange: () => void }

function Sent({ quoted, refused, open, onChange }: SentProps) {
  const told = [
    quoted > 0 && countOf(quoted, 'quotation'),
    refused > 0 && (quoted > 0 ? `${refused} without a quotation` : 'that you do not quote'),
  ].filter(Boolean)
  return (
    <State title="Your answer was sent">
      <p>
        The buyer got {told.join(' and ')}. {open > 0 && `${countOf(open, 'line')} still without an answer. `}
        {quoted + open > 0 &&
          'You can change your answer with the link in the mail, as long as the request is open.'}
      </p>
      {quoted + open > 0 && (
        <Button
          label={open > 0 ? 'Answer more lines' : 'Change the answer'}
          onClick={() => {
            onChange()
            $sent.set(null)
          }}
        />
      )}
    </State>
  )
}

function Ended({ reason }: { reason: string }) {
  return (
    <State title="This link does not work">
      <p>{reason}</p>
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

/** A page with one message, which gets the focus, so that screen readers read it. */
function State({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="state">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </section>
  )
}
