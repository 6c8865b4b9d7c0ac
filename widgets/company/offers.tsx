import type { Kind } from '#shared/api/kind.ts'
import { useMessages } from '#shared/messages/messages.ts'
import { useStart } from '#shared/ui/paging.ts'
import { Empty } from '#shared/ui/problem.tsx'
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
export function Offers({ kind, companyId, page, onPage, onAsk }: Props) {
  const t = useMessages()
  const [start, toStart] = useStart()
  const found = useItems(kind, companyId, page)
  const go = (next: number): void => {
    onPage(next)
    toStart()
  }
  return (
    <Rows
      of={kind}
      found={found}
      page={page}
      start={start}
      label={t(words[kind].label)}
      withCompany={false}
      onPage={go}
      empty={
        <Empty title={t(words[kind].none)} text={t('company.nothingWhy')}>
          <button type="button" className="button soft" onClick={onAsk}>
            {t('company.ask')}
          </button>
        </Empty>
      }
    />
  )
}
