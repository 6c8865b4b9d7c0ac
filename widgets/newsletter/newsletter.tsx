import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { subscribe } from '#shared/api/contact.ts'
import { useHost } from '#shared/element/host.ts'
import { useReady } from '#shared/element/paint-effect.ts'
import { formMessages } from '#shared/forms/form.messages.ts'
import { formFor } from '#shared/forms/form.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { emailRules } from '#shared/forms/validation.ts'
import { ErrorBox } from '#shared/ui/error-state.tsx'
import { TextField, useFocusOnInvalid } from '#shared/ui/field.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { newsletterMessages } from './newsletter.messages.ts'

/** How long the success message is shown, in milliseconds. */
const SHOWN = 3000

export function Newsletter() {
  const t = useStore(newsletterMessages)
  const tForm = useStore(formMessages)
  const host = useHost()
  const form = useMemo(newsletterForm, [])
  const [isThanked, thank] = useBriefly(SHOWN)
  const { state, fieldError, bind, onSubmit, isPending } = useForm(form, {
    sent: () => {
      // At once, so that the form can be used again while the success message shows.
      form.acknowledge()
      thank()
      host.emit('trade-newsletter-sent', {})
    },
  })
  const formElement = useFocusOnInvalid(fieldError)
  useReady(true)
  return (
    <form noValidate onSubmit={onSubmit} ref={formElement} part="form">
      <h2>{t.title}</h2>
      <div className="entry">
        <TextField
          label={t.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...bind('email')}
        />
        <button type="submit" className="button" aria-disabled={isPending}>
          {isPending ? t.pending : t.send}
        </button>
      </div>
      <ErrorBox>
        {fieldError && tForm[fieldError.message]}
        {state.at === 'failed' && (state.error.serverMessage || state.error.message)}
      </ErrorBox>
      <div role="status" part="sent">
        {isThanked && (
          <p className="note good">
            <Icon name="done" />
            {t.sent}
          </p>
        )}
      </div>
    </form>
  )
}

/** A flag that is true for `duration` milliseconds after each call of the setter. */
function useBriefly(duration: number): [boolean, () => void] {
  const [times, setTimes] = useState(0)
  const [over, setOver] = useState(0)
  useEffect(() => {
    if (times === 0) return
    const timer = setTimeout(() => setOver(times), duration)
    return () => clearTimeout(timer)
  }, [times, duration])
  return [times > over, () => setTimes(count => count + 1)]
}

/** The page's one newsletter form. */
function newsletterForm() {
  return formFor<{ email: string }, string>({
    name: 'newsletter',
    initial: { email: '' },
    rules: emailRules,
    steps: { create: ({ email }) => subscribe(email.trim()) },
  })
}
