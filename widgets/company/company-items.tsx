import { useStore } from '@nanostores/react'
import type { Kind } from '#shared/api/items.ts'
import type { ListItem } from '#shared/api/list-item.ts'
import { useRowAction } from '#shared/rfq-list/use-row-action.tsx'
import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { RowActionContext } from '#shared/ui/list-row.tsx'
import { PagedList } from '#shared/ui/paged-list.tsx'
import type { PagedResult } from '#shared/ui/paging.ts'
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
  procurement: boolean | undefined
  paged: PagedResult<ListItem>
  page: number
  onPage: (page: number) => void
  onAsk: () => void
}

/** What a company offers, ten to a page. */
export function CompanyItems({ kind, companyId, seller, procurement, onAsk, ...list }: ItemsProps) {
  const rowAction = useRowAction(procurement, { id: companyId, name: seller })
  const t = useStore(companyMessages)
  return (
    <RowActionContext.Provider value={rowAction}>
      <PagedList
        of={kind}
        {...list}
        label={t[labels[kind].label]}
        withCompany={false}
        empty={() => (
          <EmptyState title={t[labels[kind].none]} text={t.nothingWhy}>
            <Button look="soft" label={t.ask} onClick={onAsk} />
          </EmptyState>
        )}
      />
    </RowActionContext.Provider>
  )
}
