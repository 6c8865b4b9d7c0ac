import { useState } from 'react'
import type { ApiError } from '#shared/api/error.ts'
import type { Page } from '#shared/api/list-item.ts'
import { useAttributeState } from '#shared/element/host.ts'
import type { QueryState } from './use-query.ts'

const noPage = { items: undefined, total: undefined }

/** The shown page of a list, or its error. */
export type PagedItems<Item> = (Page<Item> | typeof noPage) & {
  /** True while the previous page is still shown and the chosen one is loading. */
  outdated: boolean
  error: ApiError | undefined
  retry: () => void
}

/** Returns one page of the list of this name. The previous page stays while another loads. */
export function usePagedItems<Item>(
  list: string,
  { data, error, retry }: QueryState<Page<Item>>,
): PagedItems<Item> {
  const [kept, keep] = useState<{ list: string; data: Page<Item> }>()
  if (data && kept?.data !== data) keep({ list, data })
  const earlier = kept?.list === list && kept.data.items.length > 0 ? kept.data : undefined
  if (data) return { ...data, outdated: false, error: undefined, retry }
  return { ...((!error && earlier) || noPage), outdated: earlier !== undefined, error, retry }
}

/** Returns the page: the reader's choice, until the host sets the attribute `page` again or another list is shown. */
export function useListPage(
  hostPage: number,
): [pageOf: (list: string) => number, choose: (list: string, page: number) => void] {
  const [chosen, choose] = useAttributeState<{ list: string; page: number } | undefined>('page', undefined)
  const pageOf = (list: string): number => (chosen?.list === list ? chosen.page : hostPage)
  return [pageOf, (list, page) => choose({ list, page })]
}
