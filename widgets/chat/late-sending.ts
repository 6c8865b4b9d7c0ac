import { atom, onMount, type ReadableAtom, type WritableAtom } from 'nanostores'
import { hasKept } from '#shared/outbox/kept.ts'
import { logicalTime } from '#shared/stores/poll.ts'
import type { Reading, Sending } from './chat-sending.ts'
import type { Outgoing } from './outgoing.ts'

/** Names the member's messages in the outbox. */
const KIND = 'chat'

/** When what was kept may have become more, or what sends it can be had again. */
const OCCASIONS = ['storage', 'online', 'pageshow'] as const

type Chat = Omit<Reading, 'kind' | 'now'> & {
  draftOf(key: string): WritableAtom<string>
  aboutOf(key: string): WritableAtom<string>
}

/** What a chat that is only read does without, brought when the member begins to write or something was kept. */
export function createLateSending({ draftOf, aboutOf, ...reading }: Chat) {
  const { userId, conversationOf } = reading
  const $sending = atom<Sending | undefined>()
  const $delay = atom<'coming' | 'missing' | undefined>()
  const $outgoing = atom<readonly Outgoing[]>([])
  const pressed = new Map<string, { draft: string; about: string; opening: string }>()
  let isAsked = false
  const isAnyKept = (): boolean => hasKept(userId, KIND)

  function bring(): void {
    if (isAsked) return
    isAsked = true
    import('./chat-sending.ts').then(
      ({ createSending }) => {
        $sending.set(createSending({ ...reading, kind: KIND, now: logicalTime }))
        $delay.set(undefined)
        sendPressed()
      },
      () => {
        // At the next touch it is asked for again.
        isAsked = false
        if (pressed.size > 0 || isAnyKept()) $delay.set('missing')
        pressed.clear()
      },
    )
  }

  /** What was taken back meanwhile is not sent, and what was written after it stays. */
  function sendPressed(): void {
    for (const [key, { draft, about, opening }] of pressed) {
      const $draft = draftOf(key)
      const $about = aboutOf(key)
      const conversation = conversationOf(key)
      if (!conversation || !$draft.get().startsWith(draft) || $about.get() !== about) continue
      $sending.get()?.send(conversation, opening + draft.trim())
      $draft.set($draft.get().slice(draft.length))
      $about.set('')
    }
    pressed.clear()
  }

  onMount($outgoing, () => {
    const watch = new AbortController()
    const bringForKept = (): void => {
      if (!isAsked && isAnyKept()) bring()
    }
    bringForKept()
    for (const type of OCCASIONS) window.addEventListener(type, bringForKept, watch)
    let stop = (): void => {}
    const stopWaiting = $sending.subscribe(sending => {
      if (sending) stop = sending.$entries.subscribe(entries => $outgoing.set(entries))
    })
    return () => {
      watch.abort()
      stopWaiting()
      stop()
    }
  })

  return {
    /** Messages on their way, and those that failed; what was kept is taken up while somebody listens. */
    $outgoing: $outgoing as ReadableAtom<readonly Outgoing[]>,
    /** What sends, once it is there. */
    $sending: $sending as ReadableAtom<Sending | undefined>,
    /** Why what was pressed or kept is not on its way: what sends is `coming`, or could not be had. */
    $delay: $delay as ReadableAtom<'coming' | 'missing' | undefined>,
    /** To be called when the field is touched. */
    bring,
    /** Sends the draft, after an opening; nothing when the draft is blank. It stays a draft until what sends has come. */
    send(key: string, opening = ''): void {
      const draft = draftOf(key).get()
      if (draft.trim() === '' || !conversationOf(key)) return
      pressed.set(key, { draft, about: aboutOf(key).get(), opening })
      if ($sending.get()) sendPressed()
      else {
        $delay.set('coming')
        bring()
      }
    },
    /** Whoever pressed is gone. */
    forget: () => pressed.clear(),
  }
}
