import { atom, computed, type ReadableAtom } from 'nanostores'
import { type ChatEntry, type ChatMessage, fetchChatHistory, fetchChatMenu } from '#shared/api/chat.ts'
import { ApiError } from '#shared/api/error.ts'
import { $session } from '#shared/session/session.ts'
import { createPoll, type Poll, type PollState } from '#shared/stores/poll.ts'
import { createDraft } from './chat-draft.ts'
import { type Conversation, conversationsIn, keyWith } from './conversations.ts'
import { createLateSending } from './late-sending.ts'

/** In milliseconds. */
const HISTORY_INTERVAL = 3_000
const MENU_INTERVAL = 30_000

const bringCompanies = () =>
  import('#shared/api/companies.ts').catch((cause: unknown) => {
    throw new ApiError('offline', { cause })
  })

export type ChatState = ReturnType<typeof createChat>

let current: { userId: number; chat: ChatState } | undefined

/** The chat of the signed-in member. Another member gets one of their own: nothing is seen by the next. */
export function chatOf(userId: number): ChatState {
  if (current?.userId !== userId) current = { userId, chat: createChat(userId) }
  return current.chat
}

// It outlives a session that ended by itself, with all that is on its way; not a sign-out, and never the member.
$session.listen(session => {
  const userId = session.at === 'member' ? session.user.id : session.at === 'expired' && session.userId
  if (userId === current?.userId) return
  current?.chat.sending.forget()
  current = undefined
})

/** What one member's chat knows; one for the page, however many elements show it. */
function createChat(userId: number) {
  const invited = new Map<number, ChatEntry | undefined>()
  const $unknown = atom<ReadonlySet<number>>(new Set())
  const $begun = atom<ReadonlyMap<number, number>>(new Map())

  const $menu = createPoll({ load: askMenu, every: MENU_INTERVAL })
  const $conversations = computed([$menu, $begun], ({ data }, begun) => data && conversationsIn(data, begun))
  // Not `get()`: who only looks something up must not begin to ask for the menu.
  const conversationOf = (key: string): Conversation | undefined =>
    conversationsIn($menu.value?.data ?? [], $begun.get()).find(each => each.key === key)

  const historyOf = byKey(createHistory)
  const draftOf = byKey(key => createDraft(userId, key))
  const aboutOf = byKey(() => atom(''))

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
      const { fetchCompany } = await bringCompanies()
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
      merge: keepSame,
      async load(signal) {
        const conversation = conversationOf(key)
        if (!conversation?.chatId) return []
        const { chatId, staffStatus, unread } = conversation
        const messages = await fetchChatHistory(chatId, staffStatus, { signal })
        // Reading marks as read, and what was said changes the menu's order: it is asked for then.
        const isNews = known === undefined ? unread > 0 : messages.length > known
        known = messages.length
        if (isNews) $menu.refresh()
        return messages
      },
    })
  }

  return {
    $menu: $menu as ReadableAtom<PollState<readonly ChatEntry[]>>,
    /** Conversations and companies to begin one with; nothing before the menu is there. */
    $conversations,
    /** Companies that a host named and the server does not know. */
    $unknown: $unknown as ReadableAtom<ReadonlySet<number>>,
    /** Sends what is written; its own part of the bundle. */
    sending,
    /** Asks for the menu again. */
    refresh: $menu.refresh,
    /** Adds a company to the menu, by its id, when the server did not put it there (decisions.mdx#chat-calls). */
    invite(companyId: number): void {
      if (invited.has(companyId)) return
      invited.set(companyId, undefined)
      // A first request that is under way looks for it too.
      if ($menu.value?.requestedAt && !conversationOf(keyWith(companyId))) $menu.refresh()
    },
    historyOf,
    /** The text that is being written in a conversation, kept as a draft. */
    draftOf,
    /** What the next message is about, or ''. */
    aboutOf,
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

/** What has not changed stays the same object, so that nothing need be drawn again. */
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
