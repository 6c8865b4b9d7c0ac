/** The data of the page's sections. */
import { atom, type ReadableAtom } from 'nanostores'
import { formMessages } from '#shared/forms/form.messages.ts'
import { createPoll, type Poll } from '#shared/stores/poll.ts'
import { createQuery } from '#shared/stores/query.ts'
import {
  type Chat,
  type Conversation,
  fetchChats,
  fetchConversation,
  fetchMails,
  fetchMember,
  fetchQuotes,
  sendMessage,
  sendRead,
} from './api.ts'
import { conversationMessages } from './chat/conversation.messages.ts'
import {
  fetchCategoryFacts,
  fetchChecklist,
  fetchOwnItem,
  fetchOwnItems,
  fetchProfile,
} from './items/item-calls.ts'
import { fetchQuote } from './quotes/quote-calls.ts'
import type { Access } from './token.ts'
import { createWrite, whyNot } from './writes.ts'

export const memberQuery = createQuery(fetchMember)
export const quotesQuery = createQuery(fetchQuotes)
export const quoteQuery = createQuery(fetchQuote)
export const mailsQuery = createQuery(fetchMails)
export const ownItemsQuery = createQuery(fetchOwnItems)
export const ownItemQuery = createQuery(fetchOwnItem)
export const categoryFactsQuery = createQuery(fetchCategoryFacts)
export const checklistQuery = createQuery(fetchChecklist)
export const profileQuery = createQuery(fetchProfile)

type Answer = { text: string; at: 'editing' | 'sending' | 'sent'; error: string }

export type OpenChat = {
  $conversation: Poll<Conversation>
  /** The answer being written. It is kept while the reader looks at another conversation. */
  $answer: ReadableAtom<Answer>
  write(text: string): void
  /** Sends the answer. A failed one stays in the box; however often it is tried, the server stores it once. */
  send(): Promise<void>
}

export type Chats = { $chats: Poll<Chat[]>; open(id: number): OpenChat }

/**
 * Returns a function that creates the data of each member once. It is not state of a component: renderings before
 * react-dom starts would each create and fetch it again.
 */
export function oncePerMember<Data>(create: () => Data): (access: Access) => Data {
  const known = new WeakMap<Access, Data>()
  return access => {
    const data = known.get(access) ?? create()
    known.set(access, data)
    return data
  }
}

/** Returns the conversations of the present member, updated for as long as they are shown. */
export const chatsOf = oncePerMember(createChats)

function createChats(): Chats {
  const opened = new Map<number, OpenChat>()
  return {
    $chats: createPoll({ load: fetchChats, every: 15_000 }),
    open(id) {
      const chat = opened.get(id) ?? createOpenChat(id)
      opened.set(id, chat)
      return chat
    },
  }
}

/** Fetches an open conversation, whose messages its reader then has read. */
async function loadAndRead(id: number): Promise<Conversation> {
  const conversation = await fetchConversation(id)
  const last = Math.max(0, ...conversation.messages.map(message => message.id))
  // If it fails, they stay new until the next time.
  if (conversation.unread > 0) void sendRead(id, last).catch(() => {})
  return conversation
}

function createOpenChat(id: number): OpenChat {
  const $conversation = createPoll({ load: () => loadAndRead(id), every: 5_000 })
  const $answer = atom<Answer>({ text: '', at: 'editing', error: '' })
  const post = createWrite()
  const set = (changed: Partial<Answer>): void => $answer.set({ ...$answer.get(), ...changed })

  return {
    $conversation,
    $answer,
    write: text => set({ text }),
    async send() {
      const body = $answer.get().text.trim()
      if ($answer.get().at === 'sending') return
      if (!body) return set({ error: formMessages.get().messageEmpty })
      set({ at: 'sending', error: '' })
      const outcome = await post(body, key => sendMessage(id, body, key))
      if (outcome.at === 'failed') {
        const why = whyNot(outcome, 'sent')
        set({
          at: 'editing',
          error: outcome.mayHaveArrived ? why : conversationMessages.get().notSent({ reason: why }),
        })
        return $conversation.refresh()
      }
      const { text } = $answer.get()
      set({ at: 'sent', text: text.trim() === body ? '' : text })
      $conversation.refresh()
    },
  }
}
