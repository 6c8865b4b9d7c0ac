import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { type Company, fetchCompany } from '#shared/api/companies.ts'
import type { DialogName } from '#shared/dialogs/dialogs.ts'
import { signInMessages } from '#shared/dialogs/sign-in.messages.ts'
import { useDialog } from '#shared/dialogs/use-dialog.ts'
import { useReady } from '#shared/element/content-effect.ts'
import { useCommand, useHost } from '#shared/element/host.ts'
import { useLateStyles } from '#shared/element/late.tsx'
import { $user } from '#shared/session/session.ts'
import { openChatOn } from '#shared/stores/chat-opening.ts'
import { Button } from '#shared/ui/button.tsx'
import { DisabledLead } from '#shared/ui/disabled-lead.tsx'
import { useOwnLines } from '#shared/ui/own-text.ts'
import { CompanyLogo } from '#shared/ui/picture.tsx'
import { chatMessages } from './chat.messages.ts'
import { createDraft, LONGEST } from './chat-draft.ts'
import { keyWith } from './conversations.ts'
import styles from './visitor-chat.css?inline'
import { visitorChatMessages } from './visitor-chat.messages.ts'

/** A chat with one company for a visitor, who can write but not send. After the sign-in, the member continues. */
export function VisitorChat({ companyId }: { companyId: number }) {
  useLateStyles(styles)
  const t = useStore(chatMessages)
  const tVisitor = useStore(visitorChatMessages)
  const tSignIn = useStore(signInMessages)
  const [$draft] = useState(() => createDraft('visitor', keyWith(companyId)))
  const own = useOwnLines(useStore($draft), text => $draft.set(text))
  const { hasFallback } = useHost()
  // Becoming ready would remove the host's own content for visitors.
  useReady(!hasFallback)
  const company = useCompany(companyId)
  const signIn = useSignInForChat(companyId)
  useCommand('reset', () => $draft.set(''))
  return (
    <section className="chat-panel" part="box" aria-label={t.title}>
      <header className="title-bar" part="bar">
        <h2>{t.title}</h2>
      </header>
      <div className="conversation visitor" part="conversation">
        {company && (
          <header>
            <CompanyLogo name={company.name} logo={company.logo} />
            <h3 dir="auto">{company.name}</h3>
          </header>
        )}
        {hasFallback && (
          <div className="hosts-own">
            <slot />
          </div>
        )}
        <div className="row sign-in-first">
          <p>{tVisitor.signInFirst}</p>
          <Button look="soft" label={tSignIn['menu.signIn']} onClick={() => signIn('login')} />
          <Button look="plain" label={tSignIn['menu.register']} onClick={() => signIn('register')} />
        </div>
        <form className="composer" part="composer" noValidate onSubmit={event => event.preventDefault()}>
          <textarea
            name="message"
            {...own}
            className="input"
            rows={1}
            maxLength={LONGEST}
            autoComplete="off"
            placeholder={t.write}
            aria-label={company ? t.messageTo({ name: company.name }) : tVisitor.messageTo}
          />
          <DisabledLead onPress={() => signIn('login')}>
            <button type="submit" className="button primary" disabled>
              {t.send}
            </button>
          </DisabledLead>
        </form>
      </div>
    </section>
  )
}

/** Returns the company to name above the field, once it has loaded. If it can't be loaded, the field still appears. */
function useCompany(companyId: number): Company | undefined {
  const [company, setCompany] = useState<Company>()
  useEffect(() => {
    let isShown = true
    fetchCompany(companyId).then(
      found => isShown && setCompany(found),
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [companyId])
  return company
}

/** Returns a function that opens a sign-in dialog. After it, the member continues in the conversation itself. */
function useSignInForChat(companyId: number): (dialog: DialogName) => void {
  const { element } = useHost()
  const openDialog = useDialog()
  const asked = useRef(false)
  useEffect(
    () => $user.listen(user => user && asked.current && openChatOn(companyId, element)),
    [companyId, element],
  )
  return dialog => {
    asked.current = true
    openDialog(dialog)
  }
}
