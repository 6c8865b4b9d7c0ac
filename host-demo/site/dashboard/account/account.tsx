import { type ReactNode, useState } from 'react'
import { ApiError } from '#shared/api/error.ts'
import { DescriptionList } from '#shared/ui/description-list.tsx'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { changePassword, type Member } from '../api.ts'
import { memberQuery } from '../dashboard.store.ts'
import { FieldForm } from '../field-form.tsx'
import type { FieldSpec, Sent } from '../form.store.ts'
import { revokeAnswerLinks, saveMailChoices, saveSettings } from '../offers/offer-calls.ts'
import { ActionButton, Answered } from '../ui.tsx'

const fields: readonly FieldSpec[] = [
  {
    name: 'name',
    label: 'Name',
    autoComplete: 'name',
    hint: 'The storefront shows it after you sign in again.',
    isRequired: true,
  },
  { name: 'mobileNo', label: 'Phone', type: 'tel', autoComplete: 'tel' },
]

const languageField: FieldSpec = {
  name: 'language',
  label: 'Language',
  type: 'choice',
  choices: [
    ['en', 'English'],
    ['ms', 'Bahasa Melayu'],
  ],
}

const noticesField: FieldSpec = {
  name: 'notices',
  label: 'Notices',
  type: 'choice',
  choices: [
    ['yes', 'Send me notices'],
    ['no', 'Send no notices'],
  ],
  hint: 'A notice tells you of messages that you have not read for a while. You always get mail about your requests and your account.',
}

/** The member's account, and the fields of it that can be changed. */
export function Settings() {
  return (
    <OfMember>
      {({ name, email, mobileNo, company, mails }) => (
        <div className="list">
          <DescriptionList
            facts={[
              { label: 'E-mail', value: email },
              { label: 'Company', value: company?.name ?? 'None' },
            ]}
          />
          <p className="muted">This is the e-mail you registered with. To change it, write to us.</p>
          <section className="card form-card narrow">
            <h2>Name and phone</h2>
            <FieldForm
              id="settings"
              fields={fields}
              initial={{ name, mobileNo }}
              button="Save"
              sent="Saved."
              doubt="saved"
              send={async (values, key) => {
                await saveSettings(values, key)
                memberQuery.store().revalidate()
              }}
            />
          </section>
          <section className="card form-card narrow">
            <h2>Mails</h2>
            <FieldForm
              id="mails"
              fields={mails.leave ? [languageField, noticesField] : [languageField]}
              initial={{ language: mails.language, notices: mails.notices ? 'yes' : 'no' }}
              button="Save mail settings"
              sent="Saved."
              doubt="saved"
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
  const [isRevoked, setRevoked] = useState(false)
  return (
    <section className="card form-card narrow">
      <h2>Links in mails</h2>
      <p>
        Mails about requests for quotation and orders have a link. Whoever has the mail can answer with it in
        your name. If a mail got into wrong hands, revoke all links so far. New mails have new links.
      </p>
      <div className="row">
        <ActionButton
          label="Revoke the links"
          question="Revoke the links in all mails to you so far?"
          write={{ call: key => revokeAnswerLinks(key).then(() => setRevoked(true)), doubt: 'done' }}
        />
        <span role="status">{isRevoked && 'The links no longer work.'}</span>
      </div>
    </section>
  )
}

/** Shows its content only to members who answer for a company. */
export function OfCompany({ children }: { children: ReactNode }) {
  return (
    <OfMember>
      {({ company }) =>
        company ? (
          children
        ) : (
          <EmptyState
            title="No company"
            text="Your account does not belong to a company. To get one, register with the category Company."
          >
            <Link to={{ route: 'search', query: { tab: 'company' } }} className="button">
              Browse companies
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

const passwords: readonly FieldSpec[] = [
  { name: 'current', label: 'Current password', type: 'password', autoComplete: 'current-password' },
  {
    name: 'next',
    label: 'New password',
    type: 'password',
    autoComplete: 'new-password',
    hint: 'At least 8 characters, ideally 15. This signs out your other devices.',
  },
  { name: 'again', label: 'Repeat new password', type: 'password', autoComplete: 'new-password' },
]

/** A form to change the password, which asks for the present one. The server tells the rules for passwords. */
export function PasswordForm({ onChanged }: { onChanged?: () => void }) {
  return (
    <section className="card form-card narrow">
      <h2>Change your password</h2>
      <FieldForm
        id="password"
        fields={passwords}
        button="Change password"
        send={change}
        sent="Your password was changed."
        doubt="password"
        empties
        {...(onChanged && { onSent: onChanged })}
      />
    </section>
  )
}

async function change({ current, next, again }: Sent): Promise<void> {
  if (next !== again) throw new ApiError('rejected', { message: 'Passwords do not match' })
  await changePassword(String(current ?? ''), String(next ?? ''))
}
