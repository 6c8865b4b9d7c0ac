import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { useQuery } from '#shared/ui/use-query.ts'
import { sendConfirmation } from './api.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import { memberQuery } from './dashboard.store.ts'
import { filled } from './filled.ts'
import { ActionButton } from './ui.tsx'

/** Tells a member what does not work until the e-mail address is confirmed, and sends the link again. */
export function ConfirmFirst() {
  const t = useStore(dashboardMessages)
  const { data, retry } = useQuery(memberQuery)
  const [isSent, setSent] = useState(false)
  const isAsked = data !== undefined && !data.mails.isConfirmed
  useEffect(() => {
    if (!isAsked) return
    // The link opens in another tab: whoever comes back from there has confirmed.
    const look = (): void => {
      if (document.visibilityState === 'visible') retry()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isAsked, retry])
  if (!data || !isAsked) return null
  return (
    <section className="card form-card confirm-first" aria-label={t.confirmLabel}>
      <p>
        {filled(data.company ? t.confirmCompany : t.confirm, {
          label: <b>{t.confirmHead}</b>,
          email: <b>{data.email}</b>,
        })}
      </p>
      <div className="row">
        <ActionButton
          label={t.sendAgain}
          write={{ call: key => sendConfirmation(key).then(() => setSent(true)), doubt: 'done' }}
        />
        <span role="status">{isSent && t.sentAgain}</span>
      </div>
    </section>
  )
}
