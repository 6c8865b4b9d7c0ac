import { array, string, type } from 'superstruct'
import { $owner, type Owner } from '#shared/session/session.ts'
import { deviceRecords } from '#shared/storage/device-records.ts'
import { recordsOfOwner } from '#shared/storage/records-of-owner.ts'

const MAX_SEARCHES = 8

const records = deviceRecords('searches', type({ keywords: array(string()) }))
const none: readonly string[] = []

const read = (owner: Owner): readonly string[] => records.read(String(owner))?.keywords ?? none

/** The searches on this device, the newest first: one list for each member, and one for visitors. */
export const $recentSearches = recordsOfOwner({ watch: records.watch, $owner, none, select: read })

/** Puts a keyword at the top, once regardless of its spelling. Ignores blanks. */
export function recordSearch(typed: string): void {
  const keyword = typed.trim()
  if (!keyword) return
  const owner = $owner.get()
  const others = read(owner).filter(each => each.toLowerCase() !== keyword.toLowerCase())
  records.write(String(owner), { keywords: [keyword, ...others].slice(0, MAX_SEARCHES) })
}

export const clearSearches = (): void => records.remove(String($owner.get()))
