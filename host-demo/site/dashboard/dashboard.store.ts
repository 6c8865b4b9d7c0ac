/** The data of the page's sections. */
import { atom, type ReadableAtom } from 'nanostores'
import { newIdempotencyKey } from '#shared/api/idempotency-key.ts'
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
  reasonOf,
  sendMessage,
} from './api.ts'
import { fetchOffer, fetchOffers, fetchProfile } from './offer-calls.ts'
import type { Access } from './token.ts'

export const memberQuery = createQuery(fetchMember)
export const quotesQuery = createQuery(fetchQuotes)
export const mailsQuery = createQuery(fetchMails)
export const offersQuery = createQuery(fetchOffers)
export const offerQuery = createQuery(fetchOffer)
export const profileQuery = createQuery(fetchProfile)

type Answer = { text: string; state: 'writing' | 'sending' | 'sent'; error: string }

export type OpenChat = {
  $conversation: Poll<Conversation>
  /** The answer being written. It is kept while the reader looks at another conversation. */
  $answer: ReadableAtom<Answer>
  write(text: string): void
  /** Sends the answer. A failed one stays in the box; however often it is tried, the server stores it once. */
  send(): Promise<void>
}

export type Chats = { $chats: Poll<Chat[]>; open(id: number): OpenChat }

const known = new WeakMap<Access, Chats>()

/**
 * Returns the conversations of the present member, updated for as long as they are shown. They are not state of a
 * component: renderings before react-dom starts would each create and fetch new ones.
 */
export function chatsOf(access: Access): Chats {
  const chats = known.get(access) ?? createChats()
  known.set(access, chats)
  return chats
}

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

function createOpenChat(id: number): OpenChat {
  const $conversation = createPoll({ load: () => fetchConversation(id), every: 5_000 })
  const $answer = atom<Answer>({ text: '', state: 'writing', error: '' })
  let attempt = { body: '', key: '' }
  const set = (changed: Partial<Answer>): void => $answer.set({ ...$answer.get(), ...changed })

  return {
    $conversation,
    $answer,
    write: text => set({ text }),
    async send() {
      const body = $answer.get().text.trim()
      if ($answer.get().state === 'sending') return
      if (!body) return set({ error: 'Message is empty' })
      if (attempt.body !== body) attempt = { body, key: newIdempotencyKey() }
      set({ state: 'sending', error: '' })
      try {
        await sendMessage(id, body, attempt.key)
        attempt = { body: '', key: '' }
        const { text } = $answer.get()
        set({ state: 'sent', text: text.trim() === body ? '' : text })
        $conversation.refresh()
      } catch (error) {
        set({ state: 'writing', error: `Not sent. ${reasonOf(error)}` })
      }
    },
  }
}
