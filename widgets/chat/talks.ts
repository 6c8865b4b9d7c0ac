import type { ChatEntry } from '#shared/api/chat.ts'

/** A conversation of the menu, or a company to begin one with (`chatId` 0). */
export type Talk = Omit<ChatEntry, 'id'> & {
  /** Stays the same when a conversation begins, so that nothing on the screen changes hands then. */
  key: string
  companyId: number
}

/** The key of the member's own conversation with a company. */
export function keyWith(companyId: number): string {
  return `company:${companyId}`
}

/**
 * The menu as conversations. `begun` holds, by company, the ids of conversations that began on this page, for a menu
 * that does not know them yet.
 */
export function talksIn(entries: readonly ChatEntry[], begun: ReadonlyMap<number, number>): Talk[] {
  const asClient = entries.filter(({ staffStatus }) => staffStatus === 0).map(({ id }) => id)
  const taken = new Set<string>()
  const talks: Talk[] = []
  for (const { id: companyId, ...entry } of entries) {
    const isOnlyOne = entry.staffStatus === 0 && asClient.filter(id => id === companyId).length === 1
    const key = isOnlyOne || entry.chatId === 0 ? keyWith(companyId) : `chat:${entry.chatId}`
    // A menu that names something twice gets one row for it.
    if (taken.has(key)) continue
    taken.add(key)
    talks.push({ ...entry, companyId, key, chatId: entry.chatId || (begun.get(companyId) ?? 0) })
  }
  return talks
}

/** The side on which the member's own words stand: spec section 4. */
export function ownSide({ staffStatus }: Pick<Talk, 'staffStatus'>): 'client' | 'company' {
  return staffStatus === 0 ? 'client' : 'company'
}
