import { useStore } from '@nanostores/react'
import type { Filters } from '#shared/api/list-item.ts'
import { $config } from '#shared/config/config.ts'
import { useAttributeState } from '#shared/element/host.ts'
import { useListPage } from '#shared/ui/paging.ts'

/** What of a list is shown. Filters only where the API knows them. */
export type Refinement = { page: number } & { [Name in keyof Filters]?: Filters[Name] | undefined }

/** How the shown page alone is arranged. */
export type Arrangement = { byName: boolean; groupBy: 'companyName' | 'location' | undefined }

/** What is shown of the list of a name: the reader's choice, until the host sets the attribute again. */
export function useRefinement(
  hosts: Refinement,
): [chosenOf: (list: string) => Refinement, choose: (list: string, to: Refinement) => void] {
  const { searchExtensions } = useStore($config)
  const [sort, chooseSort] = useAttributeState('sort', hosts.sort)
  const [state, chooseState] = useAttributeState('state', hosts.state)
  const [categoryId, chooseCategory] = useAttributeState('categoryId', hosts.categoryId)
  const [pageOf, choosePage] = useListPage(hosts.page)
  const filters = searchExtensions ? { sort, state, categoryId } : {}
  return [
    list => ({ ...filters, page: pageOf(nameOf(list, filters)) }),
    (list, to) => {
      chooseSort(to.sort)
      chooseState(to.state)
      chooseCategory(to.categoryId)
      choosePage(nameOf(list, to), to.page)
    },
  ]
}

const nameOf = (list: string, { sort, state, categoryId }: Partial<Refinement>): string =>
  [list, sort, state, categoryId].join()
