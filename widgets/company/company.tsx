import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import type { Kind } from '#shared/api/items.ts'
import { useHost } from '#shared/element/host.ts'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { PagedList } from '#shared/ui/paged-list.tsx'
import { useListStart, useTabAndPage } from '#shared/ui/paging.ts'
import { Resource } from '#shared/ui/resource.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { companyMessages } from './company.messages.ts'
import { companyQuery, TAB, useItems } from './company.store.ts'
import { CompanyHeader, CompanySkeleton } from './company-header.tsx'
import { ContactTab } from './contact-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'

type Props = { companyId: number; tab: number; page: number; subject: string }

/** The company page. */
export function CompanyPage({ companyId, tab, page, subject }: Props) {
  const t = useStore(companyMessages)
  const host = useHost()
  const query = useQuery(companyQuery, companyId)
  const [chosen, go] = useTabAndPage(companyId, { tab, page }, to =>
    host.emit('trade-company-change', { companyId, ...to }),
  )
  const about = useRef<HTMLDivElement>(null)
  const tabs = [
    { name: String(TAB.overview), label: t.overview },
    { name: String(TAB.products), label: t.products },
    { name: String(TAB.services), label: t.services },
    { name: String(TAB.contact), label: t.contact },
  ]
  const choose = (to: number): void => go({ tab: to, page: 1 })
  const turn = (to: number): void => go({ ...chosen, page: to })
  // The button that was clicked disappears with its tab, so the focus moves to the form.
  const ask = (): void => {
    choose(TAB.contact)
    about.current?.focus({ preventScroll: true })
  }
  const offers = { companyId, page: chosen.page, onPage: turn, onAsk: ask }
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
          <CompanyHeader key={company.id} company={company} />
          <div className="about" tabIndex={-1} ref={about}>
            <Tabs
              tabs={tabs}
              active={String(chosen.tab)}
              activation="manual"
              onSelect={name => choose(Number(name))}
            >
              {chosen.tab === TAB.overview && <OverviewTab company={company} onAsk={ask} />}
              {chosen.tab === TAB.products && <CompanyItems kind="product" {...offers} />}
              {chosen.tab === TAB.services && <CompanyItems kind="service" {...offers} />}
              {chosen.tab === TAB.contact && (
                <ContactTab company={company} subject={subject} onSent={query.refresh} />
              )}
            </Tabs>
          </div>
        </article>
      )}
    </Resource>
  )
}

type CompanyItemsProps = {
  kind: Kind
  companyId: number
  page: number
  onPage: (page: number) => void
  onAsk: () => void
}

const labels = {
  product: { label: 'products', none: 'noProducts' },
  service: { label: 'services', none: 'noServices' },
} as const

/** What a company offers, ten to a page. */
function CompanyItems({ kind, companyId, page, onPage, onAsk }: CompanyItemsProps) {
  const t = useStore(companyMessages)
  const [start, toStart] = useListStart()
  const found = useItems(kind, companyId, page)
  const go = (next: number): void => {
    onPage(next)
    toStart()
  }
  return (
    <PagedList
      of={kind}
      paged={found}
      page={page}
      start={start}
      label={t[labels[kind].label]}
      withCompany={false}
      onPage={go}
      empty={
        <EmptyState title={t[labels[kind].none]} text={t.nothingWhy}>
          <button type="button" className="button soft" onClick={onAsk}>
            {t.ask}
          </button>
        </EmptyState>
      }
    />
  )
}
