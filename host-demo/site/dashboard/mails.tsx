import { EmptyState } from '#shared/ui/error-state.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { mailsQuery } from './dashboard.store.ts'
import { Answered, Moment } from './ui.tsx'

/** The mails that this demo wrote to the member instead of sending them. */
export function Mails() {
  return (
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
            {mails.map(({ id, to, subject, body, createdAt }) => (
              <li key={id} className="card">
                <details className="mail">
                  <summary>
                    <b>{subject}</b>
                    <Moment at={createdAt} show={{ dateStyle: 'medium', timeStyle: 'short' }} />
                  </summary>
                  <p className="muted">To {to}</p>
                  <p className="message" dir="auto">
                    {body}
                  </p>
                </details>
              </li>
            ))}
          </ul>
        )
      }
    </Answered>
  )
}
