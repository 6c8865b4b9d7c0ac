import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { Company } from '#shared/api/companies.ts'
import { useAppearanceAttributes } from '#shared/element/host.ts'
import { $missingElements, needElements } from '#shared/element/needed-elements.ts'
import { useExtension } from '#shared/places/places.tsx'
import { PartMissing } from '#shared/ui/load-error.tsx'
import { companyMessages } from './company.messages.ts'
import { toEntries } from './overview-tab.tsx'

type Props = {
  company: Company
  subject: string
  onSent: () => void
}

const loadForm = (): void => needElements(['trade-inquiry'])

/** The inquiry form, a nested element that is loaded only here, beside the company's address. */
export function ContactTab({ company, subject, onSent }: Props) {
  const appearance = useAppearanceAttributes()
  const { nested } = useExtension()
  const form = useRef<HTMLElement>(null)
  const isMissing = useStore($missingElements).includes('trade-inquiry')
  const [isShown, setShown] = useState(false)
  useEffect(loadForm, [])
  useEffect(() => {
    const watch = new AbortController()
    form.current?.addEventListener('trade-ready', () => setShown(true), watch)
    form.current?.addEventListener('trade-inquiry-sent', onSent, watch)
    return () => watch.abort()
  }, [onSent])
  return (
    <div className="contact">
      <trade-inquiry
        ref={form}
        class={isShown || isMissing ? undefined : 'coming'}
        company-id={company.id}
        subject={subject}
        {...nested}
        {...appearance}
      >
        {isMissing && <PartMissing onRetry={loadForm} />}
      </trade-inquiry>
      <Addresses company={company} />
    </div>
  )
}

function Addresses({ company: { registeredAddress, branches } }: { company: Company }) {
  const t = useStore(companyMessages)
  const addresses = toEntries(branches, ({ location }) => [location]).filter(({ text }) => text)
  if (!registeredAddress && addresses.length === 0) return null
  return (
    <aside className="panel where" part="where">
      {registeredAddress && (
        <div>
          <h2>{t.registeredAddress}</h2>
          <p>{registeredAddress}</p>
        </div>
      )}
      {addresses.length > 0 && (
        <div>
          <h2>{t.branches}</h2>
          <ul>
            {addresses.map(({ name, text }) => (
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
