import { atom, computed, type ReadableAtom } from 'nanostores'
import { type ChatEntry, type ChatMessage, fetchChatHistory, fetchChatMenu } from '#shared/api/chat.ts'
import { fetchCompany } from '#shared/api/companies.ts'
import { ApiError } from '#shared/api/error.ts'
import { $session } from '#shared/session/session.ts'
import { createPoll, type Poll, type PollState } from '#shared/stores/poll.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { keyWith, type Talk, talksIn } from './talks.ts'

/** Spec sections 4 and 9, in milliseconds. */
const HISTORY_EVERY = 3_000
const MENU_EVERY = 30_000

/** What one member's chat knows; one for the page, however many elements show it. */
export type Desk = {
  readonly $menu: ReadableAtom<PollState<readonly ChatEntry[]>>
  /** Conversations and companies to begin one with; nothing before the menu is there. */
  readonly $talks: ReadableAtom<readonly Talk[] | undefined>
  /** Companies that a host named and the server does not know. */
  readonly $unknown: ReadableAtom<ReadonlySet<number>>
  /** Asks for the menu again. */
  refresh(): void
  /** Adds a company to the menu, by its id, when the server did not put it there (design section 7, ruling 12). */
  invite(companyId: number): void
  historyOf(key: string): Poll<readonly ChatMessage[]>
  outboxOf(key: string): Outbox
}

let desk: { userId: number; desk: Desk } | undefined

/** The desk of the signed-in member. Another member gets one of their own: nothing is seen by the next. */
export function deskOf(userId: number): Desk {
  if (desk?.userId !== userId) desk = { userId, desk: createDesk(userId) }
  return desk.desk
}

// It outlives a session that ended by itself, with all that is on its way; not a sign-out, and never the member.
$session.listen(session => {
  const userId = session.at === 'member' ? session.user.id : session.at === 'expired' && session.userId
  if (userId !== desk?.userId) desk = undefined
})

function createDesk(userId: number): Desk {
  const invited = new Map<number, ChatEntry | undefined>()
  const $unknown = atom<ReadonlySet<number>>(new Set())
  const $begun = atom<ReadonlyMap<number, number>>(new Map())
  const histories = new Map<string, Poll<readonly ChatMessage[]>>()
  const outboxes = new Map<string, Outbox>()

  const $menu = createPoll({ load: askMenu, every: MENU_EVERY })
  const $talks = computed([$menu, $begun], ({ data }, begun) => data && talksIn(data, begun))
  // Not `get()`: a question for the menu is not to be begun by who only looks something up.
  const talkOf = (key: string): Talk | undefined =>
    talksIn($menu.value?.data ?? [], $begun.get()).find(talk => talk.key === key)

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
      const { name, logo } = await fetchCompany(id)
      invited.set(id, { id, name, logo, unread: 0, chatId: 0, staffStatus: 0 })
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'missing') throw error
      $unknown.set(new Set([...$unknown.get(), id]))
    }
  }

  function createHistory(key: string): Poll<readonly ChatMessage[]> {
    let known: number | undefined
    return createPoll({
      every: HISTORY_EVERY,
      merge: keepSame,
      async load(signal) {
        const talk = talkOf(key)
        if (!talk?.chatId) return []
        const messages = await fetchChatHistory(talk.chatId, talk.staffStatus, { signal })
        // Reading marks as read, and what was said changes the menu's order: it is asked for then.
        const isNews = known === undefined ? talk.unread > 0 : messages.length > known
        known = messages.length
        if (isNews) $menu.refresh()
        return messages
      },
    })
  }

  return {
    $menu,
    $talks,
    $unknown,
    refresh: $menu.refresh,
    invite(companyId) {
      if (invited.has(companyId)) return
      invited.set(companyId, undefined)
      if (!talkOf(keyWith(companyId))) $menu.refresh()
    },
    historyOf: key => kept(histories, key, () => createHistory(key)),
    outboxOf: key =>
      kept(outboxes, key, () =>
        createOutbox(userId, key, {
          talk: () => talkOf(key),
          begun: (companyId, chatId) => $begun.set(new Map([...$begun.get(), [companyId, chatId]])),
          sent: () => kept(histories, key, () => createHistory(key)).refresh(),
        }),
      ),
  }
}

function kept<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key)
  if (known) return known
  const made = make()
  map.set(key, made)
  return made
}

/** The messages that were there before stay the same objects. */
function keepSame(
  before: readonly ChatMessage[] | undefined,
  now: readonly ChatMessage[],
): readonly ChatMessage[] {
  if (!before) return now
  const merged = now.map((message, index) => {
    const old = before[index]
    return old && isSame(old, message) ? old : message
  })
  const isUnchanged = merged.length === before.length && merged.every((each, index) => each === before[index])
  return isUnchanged ? before : merged
}

function isSame(one: ChatMessage, other: ChatMessage): boolean {
  return one.body === other.body && one.side === other.side && one.sentAt === other.sentAt
}
