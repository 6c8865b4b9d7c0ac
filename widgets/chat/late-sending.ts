import { atom, onMount, readonlyType, type WritableAtom } from 'nanostores'
import { hasRecords, startOf } from '#shared/storage/device-records.ts'
import { followStorage } from '#shared/storage/guarded-storage.ts'
import { listenTo } from '#shared/storage/listen-to.ts'
import { logicalTime } from '#shared/stores/poll.ts'
import type { Reading, Sending } from './chat-sending.ts'
import type { Outgoing } from './outgoing.ts'

const KIND = 'chat'

type Chat = Omit<Reading, 'kind' | 'now'> & {
  draftOf(key: string): WritableAtom<string>
  aboutOf(key: string): WritableAtom<string>
}

/** Creates the part that a chat needs only for writing. The code loads when the member writes or messages are kept. */
export function createLateSending({ draftOf, aboutOf, ...reading }: Chat) {
  const { userId, conversationOf } = reading
  const $sending = atom<Sending | undefined>()
  const $delay = atom<'coming' | 'missing' | undefined>()
  const $outgoing = atom<readonly Outgoing[]>([])
  const pressed = new Map<string, { draft: string; about: string; opening: string }>()
  let isAsked = false
  const isAnyKept = (): boolean => hasRecords('outbox', `${userId}:${KIND}:`)

  function load(): void {
    if (isAsked) return
    isAsked = true
    import('./chat-sending.ts').then(
      ({ createSending }) => {
        $sending.set(createSending({ ...reading, kind: KIND, now: logicalTime }))
        $delay.set(undefined)
        sendPressed()
      },
      () => {
        // The next touch tries again.
        isAsked = false
        if (pressed.size > 0 || isAnyKept()) $delay.set('missing')
        pressed.clear()
      },
    )
  }

  /** Sends the pressed drafts, except those taken back since then, and keeps any text written after them. */
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
    if (typeof window === 'undefined') return
    const loadForKept = (): void => {
      if (!isAsked && isAnyKept()) load()
    }
    loadForKept()
    const unfollow = followStorage(startOf('outbox'), loadForKept)
    // The sending code may load after a failure.
    const stopListening = listenTo(window, ['online'], loadForKept)
    let stop = (): void => {}
    const stopWaiting = $sending.subscribe(sending => {
      if (sending) stop = sending.$entries.subscribe(entries => $outgoing.set(entries))
    })
    return () => {
      unfollow()
      stopListening()
      stopWaiting()
      stop()
    }
  })

  return {
    /** Messages on their way and messages that failed. Kept messages are taken up while anything subscribes. */
    $outgoing: readonlyType($outgoing),
    $sending: readonlyType($sending),
    /** The reason why pressed or kept messages are not on their way: the sending code is `coming` or `missing`. */
    $delay: readonlyType($delay),
    /** The handlers of the field. They load the sending code. */
    touch: { onPointerDown: load, onFocus: load, onInput: load },
    /** Sends the draft after an opening, unless it is blank. It stays a draft until the sending code has loaded. */
    send(key: string, opening = ''): void {
      const draft = draftOf(key).get()
      if (draft.trim() === '' || !conversationOf(key)) return
      pressed.set(key, { draft, about: aboutOf(key).get(), opening })
      if ($sending.get()) sendPressed()
      else {
        $delay.set('coming')
        load()
      }
    },
    forget: () => pressed.clear(),
  }
}
