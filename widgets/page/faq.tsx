import { useStore } from '@nanostores/react'
import { type DialogName, open } from '#shared/dialogs/dialogs.ts'
import type { Messages } from '#shared/messages/i18n.ts'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { Link } from '#shared/ui/link.tsx'
import { faqMessages, pageMessages } from './page.messages.ts'

type FaqMessage = keyof Messages<typeof faqMessages>

/** The link or button of an answer: opens a dialog or goes to a place. */
type Step = { label: FaqMessage; dialog: DialogName } | { label: FaqMessage; to: RouteLocation }

type Question = { title: FaqMessage; answer: FaqMessage; step?: Step }

/** The given eleven topics in their given order. */
const questions: readonly Question[] = [
  {
    title: 'registerTitle',
    answer: 'register',
    step: { label: 'registerStep', dialog: 'register' },
  },
  { title: 'loginTitle', answer: 'login', step: { label: 'loginStep', dialog: 'login' } },
  {
    title: 'passwordTitle',
    answer: 'password',
    step: { label: 'passwordStep', dialog: 'recovery' },
  },
  { title: 'profileTitle', answer: 'profile' },
  { title: 'companyTitle', answer: 'company' },
  {
    title: 'searchTitle',
    answer: 'search',
    step: { label: 'searchStep', to: { route: 'search' } },
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
          {questions.map(({ title, answer, step }) => (
            <details key={title} part="question">
              <summary>
                <h2>{t[title]}</h2>
                <Icon name="down" />
              </summary>
              <div className="answer">
                {t[answer].split('\n').map(paragraph => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {step && <NextStep step={step} />}
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

function NextStep({ step }: { step: Step }) {
  const t = useStore(faqMessages)
  if ('to' in step) {
    return (
      <Link to={step.to} className="button soft">
        {t[step.label]}
      </Link>
    )
  }
  return (
    <button type="button" className="button soft" aria-haspopup="dialog" onClick={() => open(step.dialog)}>
      {t[step.label]}
    </button>
  )
}
