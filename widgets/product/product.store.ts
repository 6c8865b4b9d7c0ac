import { fetchItem } from '#shared/api/items.ts'
import { fetchTenders } from '#shared/api/tenders.ts'
import { createQuery } from '#shared/stores/query.ts'

export const itemQuery = createQuery('item', fetchItem)

export const tendersQuery = createQuery('tenders', fetchTenders)
