import { useStore } from '@nanostores/react'
import { DescriptionList } from '#shared/ui/description-list.tsx'
import { TextAreaField, TextField } from '#shared/ui/field.tsx'
import { Link } from '#shared/ui/link.tsx'
import { helpMessages, pageMessages } from './page.messages.ts'

/** Sample contact details, and a form that does nothing and says so (decisions.mdx#texts). */
export function Help() {
  const t = useStore(helpMessages)
  const tPage = useStore(pageMessages)
  return (
    <>
      <p className="lead">{t.lead}</p>
      <Link to={{ route: 'FAQ' }} className="button">
        {t.faq}
      </Link>
      <div className="aims">
        <section className="part">
          <h2>{t.detailsTitle}</h2>
          <p className="muted">{t.detailsNote}</p>
          <DescriptionList
            facts={[
              { label: t.address, value: t.addressSample },
              { label: t.phone, value: t.phoneSample },
              { label: t.email, value: t.emailSample },
              { label: t.hours, value: t.hoursSample },
            ]}
          />
        </section>
        <section className="part">
          <h2>{t.formTitle}</h2>
          <form className="panel" aria-label={t.formTitle} onSubmit={event => event.preventDefault()}>
            <p>{t.formNote}</p>
            <Link to={{ route: 'contactUs' }} className="button soft">
              {tPage.contact}
            </Link>
            <fieldset disabled>
              <TextField label={t.formName} />
              <TextField label={t.formEmail} type="email" />
              <TextAreaField label={t.formMessage} />
              <button type="submit" className="button" disabled>
                {t.formSend}
              </button>
            </fieldset>
          </form>
        </section>
      </div>
    </>
  )
}
