import type { ReactNode } from 'react'
import { DescriptionList } from '#shared/ui/description-list.tsx'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { Answered } from './answered.tsx'
import type { Member } from './api.ts'
import { memberQuery } from './dashboard.store.ts'
import { FieldForm } from './field-form.tsx'
import type { FieldSpec } from './form.store.ts'
import { saveSettings } from './offer-calls.ts'
import { PasswordForm } from './password-form.tsx'

const fields: readonly FieldSpec[] = [
  {
    name: 'name',
    label: 'Name',
    autoComplete: 'name',
    hint: 'The storefront greets you by it after you sign in again.',
    isRequired: true,
  },
  { name: 'mobileNo', label: 'Phone', type: 'tel', autoComplete: 'tel' },
]

/** Who the member is, and what of it can be changed. */
export function Settings() {
  return (
    <OfMember>
      {({ name, email, mobileNo, company }) => (
        <div className="list">
          <DescriptionList
            facts={[
              { label: 'E-mail', value: email },
              { label: 'Company', value: company?.name ?? 'None' },
            ]}
          />
          <p className="muted">The e-mail is the one you registered with. To change it, write to us.</p>
          <section className="card form-card narrow">
            <h2>Name and phone</h2>
            <FieldForm
              id="settings"
              fields={fields}
              initial={{ name, mobileNo }}
              button="Save"
              sent="Saved."
              send={async (values, key) => {
                await saveSettings(values, key)
                memberQuery.store().revalidate()
              }}
            />
          </section>
          <PasswordForm />
        </div>
      )}
    </OfMember>
  )
}

/** What is for those who answer for a company. */
export function OfCompany({ children }: { children: ReactNode }) {
  return (
    <OfMember>
      {({ company }) =>
        company ? (
          children
        ) : (
          <EmptyState
            title="No company"
            text="Your account belongs to no company. Who registers with the category Company has one from the start."
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
