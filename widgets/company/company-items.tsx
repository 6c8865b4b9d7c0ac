import { useStore } from '@nanostores/react'
import type { Kind } from '#shared/api/items.ts'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { PagedList } from '#shared/ui/paged-list.tsx'
import { useListStart } from '#shared/ui/paging.ts'
import { companyMessages } from './company.messages.ts'
import { useItems } from './company.store.ts'

type Props = {
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
export function CompanyItems({ kind, companyId, page, onPage, onAsk }: Props) {
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
