import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { ApiError } from '#shared/api/error.ts'
import { formMessages } from '#shared/forms/form.messages.ts'
import { LANGUAGES } from '#shared/languages/languages.ts'
import type { Messages } from '#shared/messages/i18n.ts'
import { DescriptionList } from '#shared/ui/description-list.tsx'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { changePassword, type Member } from '../api.ts'
import { pageMessages } from '../dashboard.messages.ts'
import { memberQuery } from '../dashboard.store.ts'
import { FieldForm } from '../field-form.tsx'
import type { FieldSpec, Sent } from '../form.store.ts'
import { revokeAnswerLinks, saveMailChoices, saveSettings } from '../items/item-calls.ts'
import { ActionButton, Answered } from '../ui.tsx'
import { accountMessages } from './account.messages.ts'

type Texts = Messages<typeof accountMessages>

const nameFields = (t: Texts): readonly FieldSpec[] => [
  { name: 'name', label: t.name, autoComplete: 'name', hint: t.nameHint, isRequired: true },
  { name: 'mobileNo', label: t.phone, type: 'tel', autoComplete: 'tel' },
]

const languageField = (t: Texts): FieldSpec => ({
  name: 'language',
  label: t.language,
  type: 'choice',
  choices: Object.entries(LANGUAGES),
  hint: t.languageHint,
})

const noticesField = (t: Texts): FieldSpec => ({
  name: 'notices',
  label: t.notices,
  type: 'choice',
  choices: [
    ['yes', t.withNotices],
    ['no', t.withoutNotices],
  ],
  hint: t.noticesHint,
})

/** The member's account, and the fields of it that can be changed. */
export function Settings() {
  const t = useStore(accountMessages)
  const tPage = useStore(pageMessages)
  return (
    <OfMember>
      {({ name, email, mobileNo, company, mails }) => (
        <div className="list">
          <DescriptionList
            facts={[
              { label: t.email, value: email },
              { label: t.company, value: company?.name ?? t.noCompany },
            ]}
          />
          <p className="muted">{t.emailNote}</p>
          <section className="card form-card narrow">
            <h2>{t.nameAndPhone}</h2>
            <FieldForm
              id="settings"
              fields={nameFields(t)}
              initial={{ name, mobileNo }}
              button={tPage.save}
              sent={tPage.saved}
              doubt={'saved'}
              send={async (values, key) => {
                await saveSettings(values, key)
                memberQuery.store().revalidate()
              }}
            />
          </section>
          <section className="card form-card narrow">
            <h2>{t.languageAndMails}</h2>
            <FieldForm
              id="mails"
              fields={mails.leave ? [languageField(t), noticesField(t)] : [languageField(t)]}
              initial={{ language: mails.language, notices: mails.notices ? 'yes' : 'no' }}
              button={t.saveMails}
              sent={tPage.saved}
              doubt={'saved'}
              send={async (values, key) => {
                await saveMailChoices(values, key)
                memberQuery.store().revalidate()
              }}
            />
          </section>
          <PasswordForm />
          {company && <AnswerLinks />}
        </div>
      )}
    </OfMember>
  )
}

function AnswerLinks() {
  const t = useStore(accountMessages)
  const [isRevoked, setRevoked] = useState(false)
  return (
    <section className="card form-card narrow">
      <h2>{t.links}</h2>
      <p>{t.linksText}</p>
      <div className="row">
        <ActionButton
          label={t.revoke}
          question={t.revokeAll}
          write={{ call: key => revokeAnswerLinks(key).then(() => setRevoked(true)), doubt: 'done' }}
        />
        <span role="status">{isRevoked && t.revoked}</span>
      </div>
    </section>
  )
}

/** Shows its content only to members who answer for a company. */
export function OfCompany({ children }: { children: ReactNode }) {
  const t = useStore(accountMessages)
  return (
    <OfMember>
      {({ company }) =>
        company ? (
          children
        ) : (
          <EmptyState title={t.ofNoCompany} text={t.ofNoCompanyText}>
            <Link to={{ route: 'search', query: { tab: 'company' } }} className="button">
              {t.companies}
            </Link>
          </EmptyState>
        )
      }
    </OfMember>
  )
}

function OfMember({ children }: { children: (member: Member) => ReactNode }) {
  return <Answered answer={useQuery(memberQuery)}>{children}</Answered>
}

const passwordFields = (t: Texts): readonly FieldSpec[] => [
  { name: 'CurrentPassword', label: t.current, type: 'password', autoComplete: 'current-password' },
  { name: 'NewPassword', label: t.next, type: 'password', autoComplete: 'new-password', hint: t.nextHint },
  { name: 'again', label: t.again, type: 'password', autoComplete: 'new-password' },
]

/** A form to change the password, which asks for the present one. The server tells the rules for passwords. */
export function PasswordForm({ onChanged }: { onChanged?: () => void }) {
  const t = useStore(accountMessages)
  return (
    <section className="card form-card narrow">
      <h2>{t.changePassword}</h2>
      <FieldForm
        id="password"
        fields={passwordFields(t)}
        button={t.change}
        send={change}
        sent={t.changed}
        doubt={'password'}
        empties
        {...(onChanged && { onSent: onChanged })}
      />
    </section>
  )
}

async function change({ CurrentPassword: current, NewPassword: next, again }: Sent): Promise<void> {
  const { passwordsDiffer: message } = formMessages.get()
  if (next !== again) throw new ApiError('rejected', { message, field: 'again' })
  await changePassword(String(current ?? ''), String(next ?? ''))
}
