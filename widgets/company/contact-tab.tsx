import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { Company } from '#shared/api/companies.ts'
import { useAppearanceAttributes } from '#shared/element/host.ts'
import { companyMessages } from './company.messages.ts'
import { toEntries } from './overview-tab.tsx'

type Props = { company: Company; subject: string; onSent: () => void }

/** The inquiry form, which is a nested element, beside the company's address. */
export function ContactTab({ company, subject, onSent }: Props) {
  const appearance = useAppearanceAttributes()
  const form = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = form.current
    element?.addEventListener('trade-inquiry-sent', onSent)
    return () => element?.removeEventListener('trade-inquiry-sent', onSent)
  }, [onSent])
  return (
    <div className="contact">
      <trade-inquiry ref={form} company-id={company.id} subject={subject} {...appearance} />
      <Addresses company={company} />
    </div>
  )
}

function Addresses({ company: { registeredAddress, branches } }: { company: Company }) {
  const t = useStore(companyMessages)
  const places = toEntries(branches, ({ location }) => [location]).filter(({ text }) => text)
  if (!registeredAddress && places.length === 0) return null
  return (
    <aside className="panel where" part="where">
      {registeredAddress && (
        <div>
          <h2>{t.registeredAddress}</h2>
          <p>{registeredAddress}</p>
        </div>
      )}
      {places.length > 0 && (
        <div>
          <h2>{t.branches}</h2>
          <ul>
            {places.map(({ name, text }) => (
              <li key={`${name} ${text}`}>
                {name}
                <div className="muted small">{text}</div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  )
}
