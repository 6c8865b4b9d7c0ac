import { and, type SQL, sql } from 'drizzle-orm'
import type { ApiContext } from './api.ts'
import { MAX_ID, noId, parseCount, parseDatabaseId } from './fields.ts'
import { notFound } from './http-error.ts'

/** Reads an id from the query. Throws an HttpError 400 if it is malformed, 404 if it is larger than any id we give. */
export function queryId(c: ApiContext, name: string): number {
  const given = c.req.query(name)
  const id = parseDatabaseId(given)
  if (id !== undefined) return id
  if (Number(given) > MAX_ID) throw notFound('entry')
  throw noId(name)
}

export type Paging = { limit: number; offset: number }

const PAGE_SIZE = 10
const MAX_PAGE_SIZE = 100

/** Reads RowsPerPage and PageNumber. Missing or malformed values become 10 rows and page 1. */
export function queryPaging(c: ApiContext): Paging {
  const limit = Math.min(parseCount(c.req.query('RowsPerPage')) || PAGE_SIZE, MAX_PAGE_SIZE)
  const page = parseCount(c.req.query('PageNumber')) || 1
  return { limit, offset: (page - 1) * limit }
}

/** Returns the condition that a text has each of these words, anywhere and in any case. '' matches every text. */
export function hasWords(text: SQL, search: string): SQL | undefined {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return and(...words.map(word => sql`position(${word} in lower(${text})) > 0`))
}
