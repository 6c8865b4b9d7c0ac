import type { RecordedRequest } from '#shared/testing/fake-network.ts'
import { countsReply, searchReply } from '#shared/testing/replies.ts'

export const ITEMS = 'GET /api/public/search/item'
export const COUNTS = 'GET /api/public/search/item/count'

export const counts = { [COUNTS]: countsReply({ products: 128, services: 14, company: 9 }) }

/** The ten rows of the requested page, named after their position in the whole list. */
export const resultsOnPage = ({ query }: RecordedRequest) => {
  const first = (Number(query.PageNumber) - 1) * 10
  const rows = Array.from({ length: 10 }, (_, index) => first + index + 1)
  return searchReply(
    rows.map(row => ({ id: row, name: `${query.itemType} ${row}` })),
    128,
  )
}
export const manyResults = { [ITEMS]: resultsOnPage, ...counts }
