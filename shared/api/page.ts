/** Rows per page of search and of a company's lists; the first page is 1 (spec section 9). */
export const PAGE_SIZE = 10

/** One page of a longer list; `total` counts all of it. */
export type Page<Item> = { items: Item[]; total: number }

/** What every paged reply may call its total besides its own name. */
export const TOTAL_ALIASES = ['pageInfo.RowCount']
