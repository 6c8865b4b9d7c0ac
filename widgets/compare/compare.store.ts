import type { Item } from '#shared/api/items.ts'
import { currentRendering } from '#shared/config/rendering.ts'
import { useHydrating } from '#shared/hydration/use-hydrating.ts'
import type { ComparedItem } from '#shared/routes/compared-items.ts'
import { itemQuery } from '#shared/stores/item-query.ts'
import { type QueryState, useQuery } from '#shared/ui/use-query.ts'

export type Chosen = readonly [ComparedItem, ...ComparedItem[]]

export type ChosenState = QueryState<Item> & { chosen: ComparedItem }

/** Returns up to four items, from the same queries as their own pages. */
export function useItems(chosen: Chosen): ChosenState[] {
  const [first, second = first, third = first, fourth = first] = chosen
  const isHydrating = useHydrating()
  // A server waits for one reply after the other, so it asks for all of them first.
  if (isHydrating) for (const { kind, id } of chosen) void itemQuery.store(kind, id).fetch()
  // A fixed number of hooks: those that are left over follow the first item.
  const states = [useItem(first), useItem(second), useItem(third), useItem(fourth)].slice(0, chosen.length)
  // The browser renders everything if a server could not read an item: it reads that again, and may get it.
  if (currentRendering() && !states.every(({ data, error }) => data || error))
    throw new Error('An item could not be read')
  return states
}

const useItem = (chosen: ComparedItem): ChosenState => ({
  chosen,
  ...useQuery(itemQuery, chosen.kind, chosen.id),
})
