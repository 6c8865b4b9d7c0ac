import { type DialogName, open } from '#shared/dialogs/dialogs.ts'
import { type MessageKey, useMessages } from '#shared/messages/messages.ts'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { Link } from '#shared/ui/link.tsx'

/** The link or button of an answer: opens a dialog or goes to a place. */
type Step = { label: MessageKey; dialog: DialogName } | { label: MessageKey; to: RouteLocation }

type Question = { title: MessageKey; answer: MessageKey; step?: Step }

/** The given eleven topics in their given order. */
const questions: readonly Question[] = [
  {
    title: 'faq.registerTitle',
    answer: 'faq.register',
    step: { label: 'faq.registerStep', dialog: 'register' },
  },
  { title: 'faq.loginTitle', answer: 'faq.login', step: { label: 'faq.loginStep', dialog: 'login' } },
  {
    title: 'faq.passwordTitle',
    answer: 'faq.password',
    step: { label: 'faq.passwordStep', dialog: 'recovery' },
  },
  { title: 'faq.profileTitle', answer: 'faq.profile' },
  { title: 'faq.companyTitle', answer: 'faq.company' },
  {
    title: 'faq.searchTitle',
    answer: 'faq.search',
    step: { label: 'faq.searchStep', to: { route: 'search' } },
  },
  { title: 'faq.rfqTitle', answer: 'faq.rfq' },
  { title: 'faq.inquiryTitle', answer: 'faq.inquiry' },
  { title: 'faq.sentTitle', answer: 'faq.sent' },
  { title: 'faq.addProductTitle', answer: 'faq.addProduct' },
  { title: 'faq.addServiceTitle', answer: 'faq.addService' },
]

/** An accordion of native `<details>`, so that the browser's find-in-page also searches closed answers. */
export function Faq() {
  const t = useMessages()
  return (
    <>
      <p className="lead">{t('faq.lead')}</p>
      <div className="faq">
        <div className="questions">
          {questions.map(({ title, answer, step }) => (
            <details key={title} part="question">
              <summary>
                <h2>{t(title)}</h2>
                <Icon name="down" />
              </summary>
              <div className="answer">
                {t(answer)
                  .split('\n')
                  .map(paragraph => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                {step && <NextStep step={step} />}
              </div>
            </details>
          ))}
        </div>
        <section className="more">
          <h2>{t('faq.moreTitle')}</h2>
          <p className="muted">{t('faq.more')}</p>
          <Link to={{ route: 'contactUs' }} className="button">
            {t('page.contact')}
          </Link>
        </section>
      </div>
    </>
  )
}

function NextStep({ step }: { step: Step }) {
  const t = useMessages()
  if ('to' in step) {
    return (
      <Link to={step.to} className="button soft">
        {t(step.label)}
      </Link>
    )
  }
  return (
    <button type="button" className="button soft" aria-haspopup="dialog" onClick={() => open(step.dialog)}>
      {t(step.label)}
    </button>
  )
}
