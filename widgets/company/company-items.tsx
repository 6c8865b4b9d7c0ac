import type { Kind } from '#shared/api/items.ts'
import { useMessages } from '#shared/messages/messages.ts'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { useListStart } from '#shared/ui/paging.ts'
import { Rows } from '#shared/ui/rows.tsx'
import { useItems } from './company.store.ts'

type Props = {
  kind: Kind
  companyId: number
  page: number
  onPage: (page: number) => void
  onAsk: () => void
}

const words = {
  product: { label: 'company.products', none: 'company.noProducts' },
  service: { label: 'company.services', none: 'company.noServices' },
} as const

/** What a company offers, ten to a page. */
export function CompanyItems({ kind, companyId, page, onPage, onAsk }: Props) {
  const t = useMessages()
  const [start, toStart] = useListStart()
  const found = useItems(kind, companyId, page)
  const go = (next: number): void => {
    onPage(next)
    toStart()
  }
  return (
    <Rows
      of={kind}
      paged={found}
      page={page}
      start={start}
      label={t(words[kind].label)}
      withCompany={false}
      onPage={go}
      empty={
        <EmptyState title={t(words[kind].none)} text={t('company.nothingWhy')}>
          <button type="button" className="button soft" onClick={onAsk}>
            {t('company.ask')}
          </button>
        </EmptyState>
      }
    />
  )
}
