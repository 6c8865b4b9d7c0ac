import { atom, computed, readonlyType } from 'nanostores'
import { type ChatEntry, type ChatMessage, fetchChatHistory, fetchChatMenu } from '#shared/api/chat.ts'
import { ApiError } from '#shared/api/error.ts'
import { onePerMember } from '#shared/session/one-per-member.ts'
import { createPoll, type Poll } from '#shared/stores/poll.ts'
import { createDraft } from './chat-draft.ts'
import { type Conversation, conversationsIn, keyWith } from './conversations.ts'
import { createLateSending } from './late-sending.ts'

/** The time between polls, in milliseconds. */
const HISTORY_INTERVAL = 3_000
const MENU_INTERVAL = 30_000

const loadCompanies = () =>
  import('#shared/api/companies.ts').catch((cause: unknown) => {
    throw new ApiError('offline', { cause })
  })

export type ChatState = ReturnType<typeof createChat>

const chats = onePerMember(createChat, chat => chat.leave())

/** Returns the chat of the signed-in member, with the messages on their way. */
export const chatOf = chats.of

function createChat(userId: number) {
  const left = new AbortController()
  const { signal } = left
  const invited = new Map<number, ChatEntry | undefined>()
  const $unknown = atom<ReadonlySet<number>>(new Set())
  const $begun = atom<ReadonlyMap<number, number>>(new Map())

  const $menu = createPoll({ load: askMenu, every: MENU_INTERVAL, signal })
  const $conversations = computed([$menu, $begun], ({ data }, begun) => data && conversationsIn(data, begun))
  // Not `get()`, because a lookup must not start requests for the menu.
  const conversationOf = (key: string): Conversation | undefined =>
    conversationsIn($menu.value?.data ?? [], $begun.get()).find(each => each.key === key)

  const historyOf = byKey(createHistory)
  const draftOf = byKey(key => createDraft(userId, key))
  const aboutOf = byKey(() => atom(''))
  const loadFirst = byKey(async key => {
    await $menu.loadFirst()
    await historyOf(key).loadFirst()
  })

  const sending = createLateSending({
    userId,
    conversationOf,
    historyOf,
    draftOf,
    aboutOf,
    onBegun: (companyId, chatId) => $begun.set(new Map([...$begun.get(), [companyId, chatId]])),
  })

  async function askMenu(signal: AbortSignal): Promise<readonly ChatEntry[]> {
    const entries = await fetchChatMenu({ signal })
    const isThere = (companyId: number) =>
      entries.some(({ id, staffStatus }) => id === companyId && staffStatus === 0)
    for (const companyId of invited.keys()) if (!isThere(companyId)) await look(companyId)
    const guests = [...invited].flatMap(([id, entry]) => (entry && !isThere(id) ? [entry] : []))
    return [...guests, ...entries]
  }

  async function look(id: number): Promise<void> {
    if (invited.get(id) || $unknown.get().has(id)) return
    try {
      const { fetchCompany } = await loadCompanies()
      const { name, logo } = await fetchCompany(id)
      invited.set(id, { id, name, logo, unread: 0, chatId: 0, staffStatus: 0, lastWords: '', lastAt: '' })
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'missing') throw error
      $unknown.set(new Set([...$unknown.get(), id]))
    }
  }

  function createHistory(key: string): Poll<readonly ChatMessage[]> {
    let known: number | undefined
    return createPoll({
      every: HISTORY_INTERVAL,
      signal,
      merge: keepSame,
      async load(signal) {
        const conversation = conversationOf(key)
        if (!conversation?.chatId) return []
        const { chatId, staffStatus, unread } = conversation
        const messages = await fetchChatHistory(chatId, staffStatus, { signal })
        // Reading a conversation marks it as read, and new messages reorder the menu, so the menu is requested again.
        const isNews = known === undefined ? unread > 0 : messages.length > known
        known = messages.length
        if (isNews) $menu.refresh()
        return messages
      },
    })
  }

  function invite(companyId: number): void {
    if (invited.has(companyId)) return
    invited.set(companyId, undefined)
    // A first request that is already under way looks for the company too.
    if ($menu.value?.requestedAt && !conversationOf(keyWith(companyId))) $menu.refresh()
  }

  return {
    $menu,
    /** Conversations, and companies to begin one with. Undefined until the menu has loaded. */
    $conversations,
    /** Companies that a host named but the server does not know. */
    $unknown: readonlyType($unknown),
    /** Sends the member's messages, from its own chunk of the bundle. */
    sending,
    refresh: $menu.refresh,
    /** Adds a company to the menu by its id if the server did not list it (decisions.mdx#chat-calls). */
    invite,
    /** Loads what a server renders: the menu, and the conversation with this company. The promise is the same each time. */
    loadFirst(companyId: number | undefined): Promise<void> {
      if (companyId !== undefined) invite(companyId)
      return loadFirst(companyId === undefined ? '' : keyWith(companyId))
    },
    historyOf,
    /** Returns the text being written in a conversation, which is kept as a draft. */
    draftOf,
    /** Returns the item that the next message is about, or ''. */
    aboutOf,
    /** Ends the requests on their way, which the server would refuse once it knows of the sign-out. */
    leave(): void {
      left.abort()
      sending.forget()
    },
  }
}

function byKey<Value>(create: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>()
  return key => {
    const value = made.get(key) ?? create(key)
    made.set(key, value)
    return value
  }
}

/** Keeps the shown history if it is the same. Compares by field, because a history may have 10,000 messages. */
function keepSame(
  before: readonly ChatMessage[] | undefined,
  now: readonly ChatMessage[],
): readonly ChatMessage[] {
  const isSame = now.every(({ body, side, sentAt }, index) => {
    const old = before?.[index]
    return body === old?.body && side === old.side && sentAt === old.sentAt
  })
  return before?.length === now.length && isSame ? before : now
}
