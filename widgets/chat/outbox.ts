import { atom, type ReadableAtom } from 'nanostores'
import { type ChatMessage, continueChat, startChat } from '#shared/api/chat.ts'
import { ApiError } from '#shared/api/error.ts'
import type { Sending } from '#shared/forms/courier.ts'
import { drafts } from '#shared/forms/drafts.ts'
import type { Form } from '#shared/forms/form.ts'
import { formFor } from '#shared/forms/registry.ts'
import { createForm } from '#shared/forms/submission.ts'
import { logicalTime, type PollState } from '#shared/stores/poll.ts'
import { ownSide, type Talk } from './talks.ts'

/** `awaits` is that of `Outgoing`, kept with the draft; empty while the message is being written. */
type Values = { message: string; awaits: string }

export type ChatForm = Form<Values, number>

/** A message on its way, or one that failed. */
export type Outgoing = {
  readonly slot: number
  readonly form: ChatForm
  readonly body: string
  /** How many messages of these words stand in the conversation once this one does. */
  readonly awaits: number
  /** When the server had it, in the order of `moment()`; undefined until then. */
  readonly sentAt: number | undefined
}

/**
 * What a member writes in one conversation. Each message is a form of its own, so that it fails, is tried again, and is
 * kept with its draft like any other; the one that is being written is `composer`.
 */
export type Outbox = {
  readonly $composer: ReadableAtom<ChatForm>
  readonly $outgoing: ReadableAtom<readonly Outgoing[]>
  /** Sends what is written; nothing when that is blank. */
  send(history: readonly ChatMessage[]): void
  /** Forgets a message, because it stands in the conversation or because the member does not want it any more. */
  discard(slot: number): void
}

type World = {
  talk(): Talk | undefined
  /** The server gave a new conversation its id. */
  begun(companyId: number, chatId: number): void
  /** A message has arrived. */
  sent(): void
}

/** As many messages of an earlier page are looked for. */
const SLOTS = 40

export function createOutbox(userId: number, key: string, world: World): Outbox {
  const targetOf = (slot: number): string => `${key}:${slot}`
  const $outgoing = atom<readonly Outgoing[]>([])
  let composing = 0
  let last: Promise<unknown> = Promise.resolve()
  /** Keys of messages that began the conversation, or may have: tried again they go the same way, so that the server knows them. */
  const beginnings = new Set<string>()

  /** One after the other, in the order in which they were written: the first one may have to begin the conversation. */
  async function inTurn<Result>(send: () => Promise<Result>): Promise<Result> {
    const before = last
    const mine = before.then(send)
    last = mine.catch(() => {})
    return mine
  }

  async function deliver(message: string, { idempotencyKey, signal }: Sending): Promise<number> {
    signal.throwIfAborted()
    const talk = world.talk()
    if (!talk) throw new ApiError('missing')
    const { chatId, companyId, staffStatus, name } = talk
    if (chatId !== 0 && !beginnings.has(idempotencyKey)) {
      await continueChat({ chatId, message, staffStatus }, { idempotencyKey, signal })
      return chatId
    }
    beginnings.add(idempotencyKey)
    const begun = await startChat({ title: name, companyId, message }, { idempotencyKey, signal })
    world.begun(companyId, begun)
    return begun
  }

  function formOf(slot: number): ChatForm {
    return formFor(`chat:${userId}:${targetOf(slot)}`, () =>
      createForm<Values, number>({
        name: 'chat',
        target: targetOf(slot),
        initial: { message: '', awaits: '' },
        rules: [],
        drafts: true,
        steps: {
          create: async ({ message }, sending) => {
            const chatId = await inTurn(() => deliver(message.trim(), sending))
            const sentAt = logicalTime()
            $outgoing.set($outgoing.get().map(each => (each.slot === slot ? { ...each, sentAt } : each)))
            world.sent()
            return chatId
          },
        },
      }),
    )
  }

  function freeSlot(): number {
    const taken = new Set($outgoing.get().map(({ slot }) => slot))
    let slot = 0
    while (taken.has(slot)) slot += 1
    return slot
  }

  function restore(): void {
    const found = Array.from({ length: SLOTS }, (_, slot) => ({
      slot,
      draft: drafts.read({ form: 'chat', target: targetOf(slot), owner: userId }),
    })).flatMap(({ slot, draft }) => (draft ? [{ slot, values: draft.values }] : []))
    $outgoing.set(
      found
        .filter(({ values }) => values.awaits)
        .map(({ slot, values }) => ({
          slot,
          form: formOf(slot),
          body: values.message?.trim() ?? '',
          awaits: Number(values.awaits),
          sentAt: undefined,
        })),
    )
    composing = found.find(({ values }) => !values.awaits)?.slot ?? freeSlot()
  }

  restore()
  const $composer = atom(formOf(composing))

  return {
    $composer,
    $outgoing,
    send(history) {
      const form = $composer.get()
      const body = form.$values.get().message.trim()
      const talk = world.talk()
      if (body === '' || !talk) return
      const waiting = $outgoing
        .get()
        .filter(each => each.body === body && !isThere(each, history, talk)).length
      const awaits = timesSaid(body, history, talk) + waiting + 1
      form.change('awaits', `${awaits}`)
      $outgoing.set([...$outgoing.get(), { slot: composing, form, body, awaits, sentAt: undefined }])
      composing = freeSlot()
      $composer.set(formOf(composing))
      form.submit()
    },
    discard(slot) {
      const outgoing = $outgoing.get().find(each => each.slot === slot)
      if (!outgoing) return
      outgoing.form.reset()
      $outgoing.set($outgoing.get().filter(each => each !== outgoing))
    },
  }
}

/** True when a message stands in the conversation already, also when no answer told us that it has arrived. */
function isThere({ body, awaits }: Outgoing, history: readonly ChatMessage[], talk: Talk): boolean {
  return timesSaid(body, history, talk) >= awaits
}

/** The messages that still have to be shown below a conversation: those that are not part of it yet. */
export function stillOut(
  outgoing: readonly Outgoing[],
  { data = [], requestedAt }: PollState<readonly ChatMessage[]>,
  talk: Talk,
): readonly Outgoing[] {
  return outgoing.filter(each => {
    const wasAnsweredAfter = each.sentAt !== undefined && requestedAt > each.sentAt
    return !wasAnsweredAfter && !isThere(each, data, talk)
  })
}

function timesSaid(body: string, history: readonly ChatMessage[], talk: Talk): number {
  const own = ownSide(talk)
  return history.filter(message => message.side === own && message.body.trim() === body).length
}
