import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Company } from '#shared/api/companies.ts'
import { LatePlace, late, useLate } from '#shared/element/late.tsx'
import { notDelayed } from '#shared/hydration/own-attributes.ts'
import { useUser } from '#shared/session/use-session.ts'
import { Button } from '#shared/ui/button.tsx'
import { CompanyLogo } from '#shared/ui/picture.tsx'
import { companyMessages } from './company.messages.ts'

const lateParts = late(() => import('./masthead-late.tsx'))

type Props = {
  company: Company
  /** True while the form that `onAsk` leads to is shown, because its button is then the next step. */
  isAsking: boolean
  onAsk: (subject?: string) => void
}

/** The banner, logo and name, and the ways to contact the company. */
export function CompanyHeader({ company, isAsking, onAsk }: Props) {
  const t = useStore(companyMessages)
  const later = useLate(lateParts)
  const isMember = useUser() !== null
  const town = headOffice(company)
  return (
    <header className="company-header" part="masthead">
      <Banner src={company.banner} />
      <div className="identity">
        <CompanyLogo name={company.name} logo={company.logo} />
        <div>
          <h1 tabIndex={-1}>{company.name}</h1>
          {company.tagline && <p>{company.tagline}</p>}
          {town && <p className="muted">{town}</p>}
          <LatePlace className="numbers" of={lateParts}>
            {({ Numbers }) => <Numbers company={company} />}
          </LatePlace>
        </div>
      </div>
      <div className="row">
        <Button
          look={isAsking ? 'soft' : 'primary'}
          label={t.requestQuotation}
          onClick={() => onAsk(t.quotationSubject)}
        />
        <Button label={t.contactFirst} onClick={() => onAsk()} />
        {later ? <later.ChatLink companyId={company.id} /> : isMember && <span className="to-chat" />}
        <slot name="action" />
      </div>
    </header>
  )
}

/** The company's banner, or a gradient when it has none or the picture fails to load. */
function Banner({ src }: { src: string }) {
  const [failed, setFailed] = useState('')
  const shown = src !== '' && src !== failed
  return (
    <div className={shown ? 'banner' : 'banner drawn'} part="banner">
      {shown && (
        <img
          src={src}
          alt=""
          width="1240"
          height="210"
          fetchPriority="high"
          decoding="async"
          referrerPolicy="no-referrer"
          {...notDelayed}
          onError={() => setFailed(src)}
        />
      )}
    </div>
  )
}

/** Returns the location of the branch marked as head office, or ''. */
function headOffice({ branches }: Company): string {
  const isHead = /head\s*office|headquarters/i
  return branches.find(({ name, type }) => isHead.test(type) || isHead.test(name))?.location ?? ''
}
