import { useStore } from '@nanostores/react'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { ActionLink, Link } from '#shared/ui/link.tsx'
import { faqMessages, pageMessages } from './page.messages.ts'

export { faqMessages }

/** The eleven topics as we were given them, in their order. */
export const questions = [
  { topic: 'register', step: 'register' },
  { topic: 'login', step: 'login' },
  { topic: 'password', step: 'recovery' },
  { topic: 'profile' },
  { topic: 'company' },
  { topic: 'search', step: { route: 'search' } },
  { topic: 'rfq' },
  { topic: 'inquiry' },
  { topic: 'sent' },
  { topic: 'addProduct' },
  { topic: 'addService' },
] as const

/** An accordion of native `<details>`, so that the browser's find-in-page also searches closed answers. */
export function Faq() {
  const t = useStore(faqMessages)
  const tPage = useStore(pageMessages)
  return (
    <>
      <p className="lead">{t.lead}</p>
      <div className="faq">
        <div className="questions">
          {questions.map(question => (
            <details key={question.topic} part="question">
              <summary>
                <h2>{t[`${question.topic}Title`]}</h2>
                <Icon path={icons.down} />
              </summary>
              <div className="answer">
                {t[question.topic].split('\n').map(paragraph => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {'step' in question && (
                  <ActionLink to={question.step} className="button soft">
                    {t[`${question.topic}Step`]}
                  </ActionLink>
                )}
              </div>
            </details>
          ))}
        </div>
        <section className="more">
          <h2>{t.moreTitle}</h2>
          <p className="muted">{t.more}</p>
          <Link to={{ route: 'contactUs' }} className="button">
            {tPage.contact}
          </Link>
        </section>
      </div>
    </>
  )
}
