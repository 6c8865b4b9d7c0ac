import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { useQuery } from '#shared/stores/query.ts'
import { ErrorState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { Loading, useReady } from '#shared/ui/loading.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'
import { companyMessages } from './company.messages.ts'
import { companyQuery, TAB, useSpot } from './company.store.ts'
import { CompanyHeader, CompanySkeleton } from './company-header.tsx'
import { CompanyItems } from './company-items.tsx'
import { ContactTab } from './contact-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'

type Props = { companyId: number; tab: number; page: number; subject: string }

/** The company page. */
export function CompanyPage({ companyId, tab, page, subject }: Props) {
  const t = useStore(companyMessages)
  const { data: company, error, retry, refresh } = useQuery(companyQuery, companyId)
  const [spot, go] = useSpot(companyId, tab, page)
  const about = useRef<HTMLDivElement>(null)
  useReady(company !== undefined)
  if (!company && error) {
    return (
      <div className="screen">
        <div className="alone">
          <ErrorState error={error} onRetry={retry}>
            {error.kind === 'missing' && (
              <Link to={{ route: 'search' }} className="button soft">
                {t.search}
              </Link>
            )}
          </ErrorState>
        </div>
      </div>
    )
  }
  if (!company) {
    return (
      <Loading>
        <CompanySkeleton />
      </Loading>
    )
  }
  const tabs = [
    { name: String(TAB.overview), label: t.overview },
    { name: String(TAB.products), label: t.products },
    { name: String(TAB.services), label: t.services },
    { name: String(TAB.contact), label: t.contact },
  ]
  const choose = (to: number): void => go({ tab: to, page: 1 })
  const turn = (to: number): void => go({ ...spot, page: to })
  // The button that was clicked disappears with its tab, so the focus moves to the form.
  const ask = (): void => {
    choose(TAB.contact)
    about.current?.focus({ preventScroll: true })
  }
  const offers = { companyId, page: spot.page, onPage: turn, onAsk: ask }
  return (
    <article className="screen">
      <CompanyHeader key={company.id} company={company} />
      <div className="about" tabIndex={-1} ref={about}>
        <Tabs
          tabs={tabs}
          active={String(spot.tab)}
          activation="manual"
          onChoose={name => choose(Number(name))}
        >
          {spot.tab === TAB.overview && <OverviewTab company={company} onAsk={ask} />}
          {spot.tab === TAB.products && <CompanyItems kind="product" {...offers} />}
          {spot.tab === TAB.services && <CompanyItems kind="service" {...offers} />}
          {spot.tab === TAB.contact && <ContactTab company={company} subject={subject} onSent={refresh} />}
        </Tabs>
      </div>
    </article>
  )
}
