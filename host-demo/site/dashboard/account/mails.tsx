import { EmptyState } from '#shared/ui/error-state.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import type { Mail } from '../api.ts'
import { mailsQuery, memberQuery } from '../dashboard.store.ts'
import { Answered, Moment } from '../ui.tsx'

/** The mails to the member: sent, or kept by a demo instead. */
export function Mails() {
  return (
    <>
      <Lead />
      <Answered answer={useQuery(mailsQuery)}>
        {mails =>
          mails.length === 0 ? (
            <EmptyState
              title="No mail yet"
              text="You get mail when somebody sends or answers a request, and when your password is changed."
            >
              <a href="#quotes" className="button">
                See your quotes
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
  const { data } = useQuery(memberQuery)
  return (
    <p className="lead">
      {data?.mails.leave
        ? 'What was sent to you by e-mail, newest first.'
        : 'This demo sends no e-mail. What it would have sent you appears here.'}
    </p>
  )
}

/** What a reader does not expect of a mail: most were sent. */
const STATES = {
  waiting: 'Not sent yet: the mail server has not taken it.',
  sending: 'Is being sent.',
  sent: '',
  failed: 'It could not be delivered.',
} as const

function MailCard({ mail: { to, subject, body, link, createdAt, state = 'sent' } }: { mail: Mail }) {
  const hash = link.slice(link.indexOf('#'))
  return (
    <details className="mail">
      <summary>
        <b>{subject}</b>
        <Moment at={createdAt} show={{ dateStyle: 'medium', timeStyle: 'short' }} />
      </summary>
      <p className="muted">{STATES[state] ? `To ${to}. ${STATES[state]}` : `To ${to}`}</p>
      <p className="message" dir="auto">
        {body}
      </p>
      {hash.startsWith('#') && (
        <a href={hash} className="button">
          Open it
        </a>
      )}
    </details>
  )
}
