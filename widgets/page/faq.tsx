import { useStore } from '@nanostores/react'
import type { Messages } from '#shared/messages/i18n.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { ActionLink, type ActionTarget, Link } from '#shared/ui/link.tsx'
import { faqMessages, pageMessages } from './page.messages.ts'

type FaqMessage = keyof Messages<typeof faqMessages>

type Question = {
  title: FaqMessage
  answer: FaqMessage
  action?: { label: FaqMessage; to: ActionTarget }
}

/** The given eleven topics in their given order. */
const questions: readonly Question[] = [
  {
    title: 'registerTitle',
    answer: 'register',
    action: { label: 'registerStep', to: 'register' },
  },
  { title: 'loginTitle', answer: 'login', action: { label: 'loginStep', to: 'login' } },
  {
    title: 'passwordTitle',
    answer: 'password',
    action: { label: 'passwordStep', to: 'recovery' },
  },
  { title: 'profileTitle', answer: 'profile' },
  { title: 'companyTitle', answer: 'company' },
  {
    title: 'searchTitle',
    answer: 'search',
    action: { label: 'searchStep', to: { route: 'search' } },
  },
  { title: 'rfqTitle', answer: 'rfq' },
  { title: 'inquiryTitle', answer: 'inquiry' },
  { title: 'sentTitle', answer: 'sent' },
  { title: 'addProductTitle', answer: 'addProduct' },
  { title: 'addServiceTitle', answer: 'addService' },
]

/** An accordion of native `<details>`, so that the browser's find-in-page also searches closed answers. */
export function Faq() {
  const t = useStore(faqMessages)
  const tPage = useStore(pageMessages)
  return (
    <>
      <p className="lead">{t.lead}</p>
      <div className="faq">
        <div className="questions">
          {questions.map(({ title, answer, action }) => (
            <details key={title} part="question">
              <summary>
                <h2>{t[title]}</h2>
                <Icon name="down" />
              </summary>
              <div className="answer">
                {t[answer].split('\n').map(paragraph => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {action && (
                  <ActionLink to={action.to} className="button soft">
                    {t[action.label]}
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
