import { useStore } from '@nanostores/react'
import type { Filters } from '#shared/api/list-item.ts'
import { $config } from '#shared/config/config.ts'
import { useAttributeState } from '#shared/element/host.ts'
import { useListPage } from '#shared/ui/paging.ts'

/** The shown part of a list. Filters exist only if the API supports them. */
export type Refinement = { page: number } & { [Name in keyof Filters]?: Filters[Name] | undefined } & {
  /** The filters by facts, as `writeFactFilters` writes them. */
  facts?: string | undefined
  /** True if words are only words, and none of them is read as a fact. */
  words?: boolean | undefined
  view?: View | undefined
}

/** The ways to show a list, the default first. */
export const views = ['list', 'table'] as const
type View = (typeof views)[number]

/** The arrangement of the shown page alone. */
export type Arrangement = { byName: boolean; groupBy: 'companyName' | 'location' | undefined }

/** Returns the shown part of the list of this name: the reader's choice, until the host sets the attribute again. */
export function useRefinement(
  hosts: Refinement,
): [chosenOf: (list: string) => Refinement, choose: (list: string, to: Refinement) => void] {
  const { searchExtensions } = useStore($config)
  const [sort, chooseSort] = useAttributeState('sort', hosts.sort)
  const [state, chooseState] = useAttributeState('state', hosts.state)
  const [categoryId, chooseCategory] = useAttributeState('categoryId', hosts.categoryId)
  const [facts, chooseFacts] = useAttributeState('facts', hosts.facts)
  const [words, chooseWords] = useAttributeState('words', hosts.words)
  const [view, chooseView] = useAttributeState('view', hosts.view)
  const [pageOf, choosePage] = useListPage(hosts.page)
  const filters = searchExtensions ? { sort, state, categoryId, facts, words, view } : {}
  return [
    list => ({ ...filters, page: pageOf(nameOf(list, filters)) }),
    (list, to) => {
      chooseSort(to.sort)
      chooseState(to.state)
      chooseCategory(to.categoryId)
      chooseFacts(to.facts)
      chooseWords(to.words)
      chooseView(to.view)
      choosePage(nameOf(list, to), to.page)
    },
  ]
}

const nameOf = (list: string, { sort, state, categoryId, facts, words }: Partial<Refinement>): string =>
  [list, sort, state, categoryId, facts, words].join()
