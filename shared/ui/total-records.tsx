import { useStore } from '@nanostores/react'
import type { Ref } from 'react'
import { PAGE_SIZE } from '#shared/api/list-item.ts'
import { listMessages } from './list.messages.ts'
import { pageCount } from './pager.tsx'

type Props = {
  /** Undefined while unknown. */
  total: number | undefined
  page: number
  ref: Ref<HTMLParagraphElement>
}

/** The 'Total Records' line, which is focused after paging. */
export function TotalRecords({ total, page, ref }: Props) {
  const t = useStore(listMessages)
  const pages = pageCount(total ?? 0, PAGE_SIZE)
  return (
    <p className="total" role="status" tabIndex={-1} ref={ref}>
      {total !== undefined && <span>{t.total({ count: total })}</span>}
      {page <= pages && pages > 1 && <span>{t.page({ page, pages })}</span>}
    </p>
  )
}
