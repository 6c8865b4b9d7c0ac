import { useStore } from '@nanostores/react'
import type { Kind } from '#shared/api/items.ts'
import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { PagedList } from '#shared/ui/paged-list.tsx'
import { companyMessages } from './company.messages.ts'
import { useItems } from './company.store.ts'

const labels = {
  product: { label: 'products', none: 'noProducts' },
  service: { label: 'services', none: 'noServices' },
} as const

type Props = {
  kind: Kind
  companyId: number
  page: number
  onPage: (page: number) => void
  onAsk: () => void
}

/** What a company offers, ten to a page. */
export function CompanyItems({ kind, companyId, page, onPage, onAsk }: Props) {
  const t = useStore(companyMessages)
  return (
    <PagedList
      of={kind}
      paged={useItems(kind, companyId, page)}
      page={page}
      label={t[labels[kind].label]}
      withCompany={false}
      onPage={onPage}
      empty={() => (
        <EmptyState title={t[labels[kind].none]} text={t.nothingWhy}>
          <Button look="soft" label={t.ask} onClick={onAsk} />
        </EmptyState>
      )}
    />
  )
}
