import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { late, useOnTouch } from '#shared/element/late.tsx'
import { companyLocation } from '#shared/routes/list-locations.ts'
import { useStructuredData } from '#shared/structured-data/use-structured-data.ts'
import { Link } from '#shared/ui/link.tsx'
import { Resource } from '#shared/ui/resource.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { companyMessages } from './company.messages.ts'
import { companyQuery, TAB, useChoice } from './company.store.ts'
import { CompanyHeader } from './company-header.tsx'
import { CompanySkeleton } from './company-skeleton.tsx'
import { ContactTab } from './contact-tab.tsx'
import { ItemsTab } from './items-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'

type Props = {
  companyId: number
  tab: number
  page: number
  subject: string
}

const companyItems = late(() => import('./company-items.tsx'))

const tabNames = ['overview', 'products', 'services', 'contact'] as const

export function CompanyPage({ companyId, tab, page, subject }: Props) {
  const t = useStore(companyMessages)
  const query = useQuery(companyQuery, companyId)
  const [chosen, go] = useChoice(companyId, { tab, page })
  const search = useStructuredData()
  const about = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState('')
  const tabs = tabNames.map(name => ({ name: String(TAB[name]), label: t[name] }))
  const choose = (to: number): void => go({ tab: to, page: 1 })
  const turn = (to: number): void => go({ ...chosen, page: to })
  const placeOf = (to: number) => companyLocation(companyId, { ...chosen, page: to })
  // The button that was clicked disappears with its tab, so the focus moves to the form.
  const ask = (wanted = ''): void => {
    setAsked(wanted)
    choose(TAB.contact)
    about.current?.focus({ preventScroll: true })
  }
  const isList = chosen.tab === TAB.products || chosen.tab === TAB.services
  const { touch, ...part } = useOnTouch(companyItems, isList)
  const items = { part, companyId, page: chosen.page, placeOf, onPage: turn, onAsk: () => ask() }
  return (
    <Resource
      query={query}
      skeleton={<CompanySkeleton />}
      missing={
        <Link to={{ route: 'search' }} className="button soft">
          {t.search}
        </Link>
      }
      errorFrame={error => (
        <div className="screen">
          <div className="load-error">{error}</div>
        </div>
      )}
    >
      {company => (
        <article className="screen">
          <CompanyHeader
            key={company.id}
            company={company}
            isAsking={chosen.tab === TAB.contact}
            onAsk={ask}
          />
          <div className="about" tabIndex={-1} ref={about} {...touch}>
            <Tabs
              tabs={tabs}
              active={String(chosen.tab)}
              activation="manual"
              placeOf={name => companyLocation(companyId, { tab: Number(name), page: 1 })}
              onSelect={name => choose(Number(name))}
            >
              {chosen.tab === TAB.overview && <OverviewTab company={company} onAsk={() => ask()} />}
              {chosen.tab === TAB.products && <ItemsTab kind="product" seller={company.name} {...items} />}
              {chosen.tab === TAB.services && <ItemsTab kind="service" seller={company.name} {...items} />}
              {chosen.tab === TAB.contact && (
                <ContactTab company={company} subject={asked || subject} onSent={query.refresh} />
              )}
            </Tabs>
          </div>
          {search && <search.CompanyData company={company} />}
        </article>
      )}
    </Resource>
  )
}
