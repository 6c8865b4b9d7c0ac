import { useStore } from '@nanostores/react'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import type { Mail } from '../api.ts'
import { pageMessages } from '../dashboard.messages.ts'
import { mailsQuery, memberQuery } from '../dashboard.store.ts'
import { Answered, Moment } from '../ui.tsx'
import { mailMessages } from './account.messages.ts'

/** The mails to the member: sent, or kept by a demo instead. */
export function Mails() {
  const t = useStore(mailMessages)
  const tPage = useStore(pageMessages)
  return (
    <>
      <Lead />
      <Answered answer={useQuery(mailsQuery)}>
        {mails =>
          mails.length === 0 ? (
            <EmptyState title={t.none} text={t.noneText}>
              <a href="#quotes" className="button">
                {tPage.seeQuotes}
              </a>
            </EmptyState>
          ) : (
            <ul className="list">
              {mails.map(mail => (
                <li key={mail.id} className="card">
                  <MailCard mail={mail} />
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </>
  )
}

function Lead() {
  const t = useStore(mailMessages)
  const { data } = useQuery(memberQuery)
  return <p className="lead">{data?.mails.leave ? t.lead : t.demoLead}</p>
}

function MailCard({ mail: { to, subject, body, link, createdAt, state = 'sent' } }: { mail: Mail }) {
  const t = useStore(mailMessages)
  const hash = link.slice(link.indexOf('#'))
  return (
    <details className="mail">
      <summary>
        <b>{subject}</b>
        <Moment at={createdAt} show={{ dateStyle: 'medium', timeStyle: 'short' }} />
      </summary>
      <p className="muted">{t[state === 'sent' ? 'to' : state]({ to })}</p>
      <p className="message" dir="auto">
        {body}
      </p>
      {hash.startsWith('#') && (
        <a href={hash} className="button">
          {t.open}
        </a>
      )}
    </details>
  )
}
