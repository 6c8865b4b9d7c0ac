import { type RefObject, useRef, useState } from 'react'
import type { ApiError } from '#shared/api/error.ts'
import type { Page } from '#shared/api/page.ts'
import { useAttributeState } from '#shared/element/host.ts'
import type { QueryState } from '#shared/stores/query.ts'

/** The page of a list that is in view, and what stands in its place. */
export type PagedResult<Item> = {
  results: Page<Item> | undefined
  /** These are the results of the page before: the wanted ones are on their way. */
  outdated: boolean
  error: ApiError | undefined
  retry: () => void
}

/** One page of the list of this name. While the reader pages through that list, the page before stays. */
export function usePagedResult<Item>(
  list: string,
  { data, error, retry }: QueryState<Page<Item>>,
): PagedResult<Item> {
  const [kept, keep] = useState<{ list: string; results: Page<Item> }>()
  if (data && kept?.results !== data) keep({ list, results: data })
  const earlier = kept?.list === list && kept.results.items.length > 0 ? kept.results : undefined
  if (data) return { results: data, outdated: false, error: undefined, retry }
  return { results: error ? undefined : earlier, outdated: earlier !== undefined, error, retry }
}

/**
 * Which page of a list is shown: the reader's choice, until the host sets the attribute `page` again. A chosen page
 * is one of the list it was chosen in, and is given up with it.
 */
export function usePageChoice(
  hostPage: number,
): [pageOf: (list: string) => number, choose: (list: string, page: number) => void] {
  const [chosen, choose] = useAttributeState<{ list: string; page: number } | undefined>('page', undefined)
  const pageOf = (list: string): number => (chosen?.list === list ? chosen.page : hostPage)
  return [pageOf, (list, page) => choose({ list, page })]
}

/**
 * Where a list begins, and the way there after paging: the control that was used may be below the new results or gone
 * with the old ones.
 */
export function useListStart(): [RefObject<HTMLParagraphElement | null>, () => void] {
  const start = useRef<HTMLParagraphElement>(null)
  const toStart = (): void => {
    start.current?.focus({ preventScroll: true })
    start.current?.scrollIntoView({ block: 'nearest' })
  }
  return [start, toStart]
}
