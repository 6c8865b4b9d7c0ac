import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { ListItem } from '#shared/api/list-item.ts'
import { signInMessages } from '#shared/dialogs/sign-in.messages.ts'
import { useDialog } from '#shared/dialogs/use-dialog.ts'
import { useLateStyles } from '#shared/element/late.tsx'
import { formMessages } from '#shared/forms/form.messages.ts'
import { useUser } from '#shared/session/use-session.ts'
import { Button } from '#shared/ui/button.tsx'
import { DashboardLink } from '#shared/ui/dashboard-link.tsx'
import { AlertDialog } from '#shared/ui/dialogs.tsx'
import { DisabledLead } from '#shared/ui/disabled-lead.tsx'
import { AskForm } from './ask-form.tsx'
import css from './ask-several.css?inline'
import { askMessages } from './ask-several.messages.ts'
import { $chosen, choose, chooseNone, inquiriesOf, MAX_COMPANIES } from './ask-several.store.ts'
import { InquiryResults } from './inquiry-results.tsx'

/** Renders the checkbox in a company's row that chooses it. */
export const chooseCompany = (company: ListItem) => <Choice company={company} />

function Choice({ company: { id, name } }: { company: ListItem }) {
  const t = useStore(askMessages)
  const chosen = useStore($chosen)
  const isChosen = chosen.some(company => company.id === id)
  return (
    <label className="ask-one">
      <input
        type="checkbox"
        aria-label={t.chooseOf({ name })}
        checked={isChosen}
        disabled={!isChosen && chosen.length >= MAX_COMPANIES}
        onChange={({ currentTarget }) => choose({ id, name }, currentTarget.checked)}
      />
      {t.choose}
    </label>
  )
}

/** Shows below the rows the number of chosen companies, the way to ask them, and then the results. */
export function AskSeveral() {
  const t = useStore(askMessages)
  const tSignIn = useStore(signInMessages)
  const chosen = useStore($chosen)
  const openDialog = useDialog()
  const user = useUser()
  const [isAsking, setAsking] = useState(false)
  useLateStyles(css)
  return (
    <>
      {chosen.length > 0 && (
        <section className="ask-bar" aria-label={t.bar}>
          <div className="row">
            <DisabledLead onPress={() => openDialog('login')}>
              <Button
                look="primary"
                label={chosen.length === 1 ? t.askOne : t.ask({ count: chosen.length })}
                disabled={!user}
                aria-haspopup="dialog"
                onClick={() => setAsking(true)}
              />
            </DisabledLead>
            <Button look="plain" label={t.clear} onClick={chooseNone} />
            {chosen.length === MAX_COMPANIES && <span className="hint">{t.most}</span>}
          </div>
          {!user && (
            <div className="row">
              <p>{tSignIn['item.pleaseLogin']}</p>
              <Button look="soft" label={tSignIn['menu.signIn']} onClick={() => openDialog('login')} />
            </div>
          )}
        </section>
      )}
      {isAsking && <AskForm onClose={() => setAsking(false)} />}
      {user && <Inquiries key={user.id} userId={user.id} isWaiting={isAsking} />}
    </>
  )
}

/** Shows the inquiries that are not finished, and an alert once all are saved. */
function Inquiries({ userId, isWaiting }: { userId: number; isWaiting: boolean }) {
  const t = useStore(askMessages)
  const tForm = useStore(formMessages)
  const outbox = inquiriesOf(userId)
  const entries = useStore(outbox.$entries)
  const [isShown, setShown] = useState(true)
  const sent = entries.filter(({ state }) => state.at === 'sent').length
  const end = (): void => {
    for (const { id } of entries) outbox.remove(id)
    setShown(true)
  }
  if (entries.length === 0 || isWaiting) return null
  if (sent === entries.length) {
    return (
      <AlertDialog title={t['inquiry.sentTitle']} text={tForm.followUp} onClose={end}>
        <DashboardLink look="plain" />
      </AlertDialog>
    )
  }
  return (
    <>
      <section className="ask-bar" aria-label={t.results}>
        <div className="row">
          <p role="status">{t.progress({ sent, count: entries.length })}</p>
          <Button label={t.show} aria-haspopup="dialog" onClick={() => setShown(true)} />
        </div>
      </section>
      {isShown && (
        <InquiryResults
          entries={entries}
          onRetry={outbox.retry}
          onForget={end}
          onClose={() => setShown(false)}
        />
      )}
    </>
  )
}
