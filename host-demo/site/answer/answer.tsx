import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { plural } from '#shared/messages/plural.ts'
import type { Requests } from '#shared/trade/answer.ts'
import type { Order } from '#shared/trade/order.ts'
import { Button } from '#shared/ui/button.tsx'
import { Link } from '#shared/ui/link.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { reasonOf } from '../dashboard/api.ts'
import { Brand } from '../dashboard/brand.tsx'
import { filled } from '../dashboard/filled.ts'
import { Confirmation } from '../dashboard/orders/confirmation.tsx'
import { Answered, LastDay } from '../dashboard/ui.tsx'
import { answerMessages } from './answer.messages.ts'
import { laterZone, openedQuery, type Told } from './answer.store.ts'
import { AnswerForm } from './answer-form.tsx'
import { takeOrderStep } from './api.ts'
import { CodeForm, CutLink } from './cut-link.tsx'
import { codeOfPage } from './link-code.ts'
import { State } from './state.tsx'

/** The page of `/answer`. The fragment of its address is the secret of a link in a mail. */
export function Answer() {
  const { pageTitle } = useStore(answerMessages)
  useEffect(() => {
    document.title = pageTitle
  }, [pageTitle])
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
  const t = useStore(answerMessages)
  return (
    <>
      <h1 className="hidden-visually">{t.order}</h1>
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
  const t = useStore(answerMessages)
  const { from, company, recipient, list, lines, closed } = requests
  const [first] = lines
  const buyer = from.company ? t.buyer({ name: from.name, company: from.company }) : from.name
  const parties = { buyer: <b dir="auto">{buyer}</b>, company: <b dir="auto">{company}</b> }
  return (
    <>
      <h1>{list ? t.titleOfList({ list }) : t.title}</h1>
      <p className="lead">
        {list
          ? filled(values => plural(t, 'asksList', lines.length, values), parties)
          : filled(t.asks, parties)}{' '}
        {recipient && `${t.answerAs({ name: recipient })} `}
        {first?.quoteBy && (
          <>
            {filled(t.quoteBy, {
              day: <LastDay day={first.quoteBy} zone={laterZone(first.quoteBy, first.timeZone)} />,
            })}{' '}
          </>
        )}
        {closed > 0 && plural(t, 'closed', closed)}
      </p>
      <AnswerForm requests={requests} onSent={onSent} />
    </>
  )
}

type SentProps = Told & { onChange: () => void }

function Sent({ quoted, refused, open, hasEnded, onChange }: SentProps) {
  const t = useStore(answerMessages)
  const what = quoted > 0 ? plural(t, 'quotations', quoted) : t.refusal
  return (
    <State title={t.sent}>
      <p>
        {quoted > 0 && refused > 0
          ? t.gotBoth({ what, other: t.refused({ count: refused }) })
          : t.got({ what })}{' '}
        {open > 0 && `${plural(t, 'open', open)} `}
        {!hasEnded && t.canChange}
        {hasEnded && quoted + open > 0 && t.ended}
      </p>
      {!hasEnded && <Button label={open > 0 ? t.more : t.change} onClick={onChange} />}
    </State>
  )
}

function Ended({ reason, isUnknown }: { reason: string; isUnknown: boolean }) {
  const t = useStore(answerMessages)
  return (
    <State title={t.broken}>
      <p>{reason}</p>
      {isUnknown && <CodeForm />}
      <div className="row">
        <Link to={{ route: 'login', query: { next: '/' } }} className="button primary">
          {t.signIn}
        </Link>
        <Link to={{ route: 'home' }} className="button">
          {t.marketplace}
        </Link>
      </div>
    </State>
  )
}
