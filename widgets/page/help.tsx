import { useMessages } from '#shared/messages/messages.ts'
import { DescriptionList } from '#shared/ui/description-list.tsx'
import { TextAreaField, TextField } from '#shared/ui/field.tsx'
import { Link } from '#shared/ui/link.tsx'

/** Sample contact details, and a form that does nothing and says so (decisions.mdx#texts). */
export function Help() {
  const t = useMessages()
  return (
    <>
      <p className="lead">{t('help.lead')}</p>
      <Link to={{ route: 'FAQ' }} className="button">
        {t('help.faq')}
      </Link>
      <div className="aims">
        <section className="part">
          <h2>{t('help.detailsTitle')}</h2>
          <p className="muted">{t('help.detailsNote')}</p>
          <DescriptionList
            facts={[
              { label: t('help.address'), value: t('help.addressSample') },
              { label: t('help.phone'), value: t('help.phoneSample') },
              { label: t('help.email'), value: t('help.emailSample') },
              { label: t('help.hours'), value: t('help.hoursSample') },
            ]}
          />
        </section>
        <section className="part">
          <h2>{t('help.formTitle')}</h2>
          <SampleForm />
        </section>
      </div>
    </>
  )
}

function SampleForm() {
  const t = useMessages()
  return (
    <form className="panel" aria-label={t('help.formTitle')} onSubmit={event => event.preventDefault()}>
      <p>{t('help.formNote')}</p>
      <Link to={{ route: 'contactUs' }} className="button soft">
        {t('page.contact')}
      </Link>
      <fieldset disabled>
        <TextField label={t('help.formName')} />
        <TextField label={t('help.formEmail')} type="email" />
        <TextAreaField label={t('help.formMessage')} />
        <button type="submit" className="button" disabled>
          {t('help.formSend')}
        </button>
      </fieldset>
    </form>
  )
}
