import { useState } from 'react'
import type { ApiError } from '#shared/api/error.ts'
import type { Page } from '#shared/api/list-item.ts'
import { useAttributeState } from '#shared/element/host.ts'
import type { QueryState } from './use-query.ts'

const noPage = { items: undefined, total: undefined }

/** The shown page of a list, or the reason why there is none. */
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

export type TabAndPage<Tab> = { tab: Tab; page: number }

/**
 * Returns the shown tab and the page of its list: the reader's choice, until the host sets the attribute again.
 * `subject` is common to all tabs; `go` chooses, and calls `announce`.
 */
export function useTabAndPage<Tab extends string | number>(
  subject: string | number,
  hosts: TabAndPage<Tab>,
  announce: (to: TabAndPage<Tab>) => void,
): [chosen: TabAndPage<Tab>, go: (to: TabAndPage<Tab>) => void] {
  const [tab, chooseTab] = useAttributeState<Tab>('tab', hosts.tab)
  const [pageOf, choosePage] = useListPage(hosts.page)
  const go = (to: TabAndPage<Tab>): void => {
    chooseTab(to.tab)
    choosePage(`${to.tab}:${subject}`, to.page)
    announce(to)
  }
  return [{ tab, page: pageOf(`${tab}:${subject}`) }, go]
}
