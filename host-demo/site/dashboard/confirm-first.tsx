import { useEffect, useState } from 'react'
import { useQuery } from '#shared/ui/use-query.ts'
import { sendConfirmation } from './api.ts'
import { memberQuery } from './dashboard.store.ts'
import { ActionButton } from './ui.tsx'

/** Tells a member what does not work until the e-mail address is confirmed, and sends the link again. */
export function ConfirmFirst() {
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
    <section className="card form-card confirm-first" aria-label="Confirm your e-mail address">
      <p>
        <b>Confirm your e-mail address:</b> open the link that we sent to <b>{data.email}</b>. Until then,
        your requests and messages are not sent
        {data.company && ', and buyers see neither your company nor its offers'}.
      </p>
      <div className="row">
        <ActionButton
          label="Send it again"
          write={{ call: key => sendConfirmation(key).then(() => setSent(true)), doubt: 'done' }}
        />
        <span role="status">{isSent && 'Sent. Look into the spam folder too.'}</span>
      </div>
    </section>
  )
}
