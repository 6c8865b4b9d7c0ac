/** The modules that the FAQ names and this demo has little to say about: they show that little. */
import type { ReactNode } from 'react'
import { DescriptionList } from '#shared/ui/description-list.tsx'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { Answered } from './answered.tsx'
import type { Member } from './api.ts'
import { quotesQuery } from './dashboard.store.ts'
import { PasswordForm } from './password-form.tsx'

export function Settings() {
  return (
    <OfMember>
      {({ name, email, company }) => (
        <div className="list">
          <DescriptionList
            facts={[
              { label: 'Name', value: name },
              { label: 'E-mail', value: email },
              { label: 'Company', value: company?.name ?? 'None' },
            ]}
          />
          <p className="muted">Name and e-mail are those you registered with.</p>
          <PasswordForm />
        </div>
      )}
    </OfMember>
  )
}

/** What the page of the member's company tells, with a link there. */
export function OfCompany({ text, link }: { text: (name: string) => string; link: string }) {
  return (
    <OfMember>
      {({ company }) =>
        company ? (
          <div className="state">
            <p>{text(company.name)}</p>
            <Link to={{ route: 'company', params: { id: company.id } }} className="button">
              {link}
            </Link>
          </div>
        ) : (
          <EmptyState
            title="No company"
            text="Your account belongs to no company. Companies are part of the demo’s catalogue; the demo seller answers for one."
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
  return <Answered answer={useQuery(quotesQuery)}>{({ member }) => children(member)}</Answered>
}
