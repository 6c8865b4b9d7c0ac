import { useStore } from '@nanostores/react'
import type { Kind } from '#shared/api/items.ts'
import type { ListItem } from '#shared/api/list-item.ts'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { PagedList } from '#shared/ui/paged-list.tsx'
import type { PagedItems } from '#shared/ui/paging.ts'
import { companyMessages } from './company.messages.ts'

const labels = {
  product: { label: 'products', none: 'noProducts' },
  service: { label: 'services', none: 'noServices' },
} as const

export type ItemsProps = {
  kind: Kind
  companyId: number
  /** The company's name. */
  seller: string
  paged: PagedItems<ListItem>
  page: number
  placeOf: (page: number) => RouteLocation
  onPage: (page: number) => void
  onAsk: () => void
}

/** The products or services of a company, ten to a page. */
export function CompanyItems({ kind, companyId, seller, onAsk, ...list }: ItemsProps) {
  const t = useStore(companyMessages)
  return (
    <PagedList
      of={kind}
      {...list}
      label={t[labels[kind].label]}
      seller={{ id: companyId, name: seller }}
      empty={() => (
        <EmptyState title={t[labels[kind].none]} text={t.nothingWhy}>
          <Button look="soft" label={t.ask} onClick={onAsk} />
        </EmptyState>
      )}
    />
  )
}
