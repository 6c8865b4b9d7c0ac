import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { useReady } from '#shared/element/content-effect.ts'
import { useHost } from '#shared/element/host.ts'
import { FormErrorBox } from '#shared/forms/ui/form-error-box.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { EmailField } from '#shared/ui/field.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { newsletterMessages } from './newsletter.messages.ts'
import { newsletterForm } from './newsletter.store.ts'

/** The time that the success message is shown, in milliseconds. */
const SHOWN = 3000

export function Newsletter() {
  const t = useStore(newsletterMessages)
  const host = useHost()
  const form = useMemo(newsletterForm, [])
  // A count, so that each success is shown for its full time.
  const [successes, setSuccesses] = useState(0)
  useEffect(() => {
    if (successes === 0) return
    const timer = setTimeout(() => setSuccesses(0), SHOWN)
    return () => clearTimeout(timer)
  }, [successes])
  const binding = useForm(form, {
    sent: () => {
      // At once, so that the form can be used again while the success message is shown.
      form.acknowledge()
      setSuccesses(count => count + 1)
      host.emit('trade-newsletter-sent', {})
    },
  })
  const { bind, formProps, isPending } = binding
  useReady(true)
  return (
    <form part="form" {...formProps}>
      <h2>{t.title}</h2>
      <div className="entry">
        <EmailField label={t.email} {...bind('email')} />
        <button type="submit" className="button" aria-disabled={isPending}>
          {isPending ? t.pending : t.send}
        </button>
      </div>
      <FormErrorBox binding={binding} />
      <div role="status" part="sent">
        {successes > 0 && (
          <p className="note good">
            <Icon path="M4 10.5 8.5 15 16.5 5.5" />
            {t.sent}
          </p>
        )}
      </div>
    </form>
  )
}
