import type { Ref } from 'react'
import { PAGE_SIZE } from '#shared/api/page.ts'
import { useMessages } from '#shared/messages/messages.ts'
import { pagesOf } from '#shared/ui/pager.tsx'
import type { Found } from './search.store.ts'

type Props = { found: Found; page: number; ref: Ref<HTMLParagraphElement> }

/** The 'Total Records' line: the start of the results, which takes the focus after paging. */
export function Total({ found: { results }, page, ref }: Props) {
  const t = useMessages()
  const pages = pagesOf(results?.total ?? 0, PAGE_SIZE)
  return (
    <p className="total" role="status" tabIndex={-1} ref={ref}>
      {results && <span>{t('search.total', { count: results.total })}</span>}
      {page <= pages && pages > 1 && <span>{t('search.page', { page, pages })}</span>}
    </p>
  )
}
