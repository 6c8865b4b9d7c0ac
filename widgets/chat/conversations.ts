import type { ChatEntry } from '#shared/api/chat.ts'

/** A conversation of the menu, or a company to begin one with (`chatId` 0). */
export type Conversation = Omit<ChatEntry, 'id'> & {
  /** Stays the same when the conversation begins, so that an open conversation stays open. */
  key: string
  companyId: number
}

/** Returns the key of the member's own conversation with a company. */
export function keyWith(companyId: number): string {
  return `company:${companyId}`
}

/** Returns the menu as conversations. `begun` maps companies to conversations that the menu does not list yet. */
export function conversationsIn(
  entries: readonly ChatEntry[],
  begun: ReadonlyMap<number, number>,
): Conversation[] {
  const asClient = new Map<number, number>()
  for (const { id, staffStatus } of entries) {
    if (staffStatus === 0) asClient.set(id, (asClient.get(id) ?? 0) + 1)
  }
  const conversations = new Map<string, Conversation>()
  for (const { id: companyId, ...entry } of entries) {
    const isOnlyOne = entry.staffStatus === 0 && asClient.get(companyId) === 1
    const key = isOnlyOne || entry.chatId === 0 ? keyWith(companyId) : `chat:${entry.chatId}`
    // A conversation that the menu lists twice gets one row.
    if (conversations.has(key)) continue
    conversations.set(key, {
      ...entry,
      companyId,
      key,
      chatId: entry.chatId || (begun.get(companyId) ?? 0),
    })
  }
  return [...conversations.values()]
}

/** Returns the side of a conversation that holds the member's own messages. */
export function ownSide({ staffStatus }: Pick<Conversation, 'staffStatus'>): 'client' | 'company' {
  return staffStatus === 0 ? 'client' : 'company'
}
