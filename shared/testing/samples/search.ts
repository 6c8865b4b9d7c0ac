import type { RecordedRequest } from '#shared/testing/fake-network.ts'
import {
  categoriesReply,
  countsReply,
  facetsReply,
  searchReply,
  tendersReply,
} from '#shared/testing/replies.ts'

export const ITEMS = 'GET /api/public/search/item'
export const COUNTS = 'GET /api/public/search/item/count'

export const counts = { [COUNTS]: countsReply({ products: 128, services: 14, company: 9 }) }

/** Returns the ten rows of the requested page, named after their position in the whole list. */
export const resultsOnPage = ({ query }: RecordedRequest) => {
  const first = (Number(query.PageNumber) - 1) * 10
  const rows = Array.from({ length: 10 }, (_, index) => first + index + 1)
  return searchReply(
    rows.map(row => ({ id: row, name: `${query.itemType} ${row}` })),
    128,
  )
}
export const manyResults = { [ITEMS]: resultsOnPage, ...counts }

/** The replies for the requests after a search without results. */
export const instead = {
  'GET /api/public/category/top10': categoriesReply(),
  'GET /api/public/rfqtender/list': tendersReply(),
}

const facets = facetsReply({
  products: {
    categories: [
      [46, 'Ball Valves', 96],
      [47, 'Gate Valves', 20],
    ],
    states: [
      ['Sarawak', 31],
      ['Johor', 12],
    ],
  },
})

/** A host with `search-extensions`. The state is part of each name. */
export const extendedSearch = {
  [ITEMS]: ({ query }: RecordedRequest) => {
    const total = query.state || query.categoryId ? 12 : 128
    const words = [query.itemType, query.state, query.sort, query.PageNumber].filter(Boolean).join(' ')
    return searchReply([{ name: `${words} first` }, { id: 2, name: `${words} second` }], total)
  },
  [COUNTS]: ({ query }: RecordedRequest) => ({
    ...countsReply({ products: 128, services: 14, company: 9 }),
    ...(query.facets && facets),
  }),
}
