import { useStore } from '@nanostores/react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { useCommand } from '#shared/element/host.ts'
import { useLater } from '#shared/element/use-later.ts'
import { chatMessages } from './chat.messages.ts'
import type { ChatState } from './chat.store.ts'
import { LONGEST } from './chat-draft.ts'
import type { Conversation } from './conversations.ts'

const bring = () => import('./about.tsx')

type Props = {
  chat: ChatState
  conversation: Conversation
  isReady: boolean
  /** The member opened it, and not the page. */
  takesFocus: boolean
}

/**
 * The field for what is said next: Enter sends, Shift and Enter begins a line. What is typed is kept as a draft, and what
 * sends is brought when it is touched.
 */
export function Composer({ chat, conversation: { key, name }, isReady, takesFocus }: Props) {
  const t = useStore(chatMessages)
  const $draft = chat.draftOf(key)
  const draft = useStore($draft)
  const $about = chat.aboutOf(key)
  const about = useStore($about)
  const part = useLater(about !== '' && bring)
  // What the member does not see is not sent.
  const opening = part ? part.openingOf(about) : ''
  const field = useRef<HTMLTextAreaElement>(null)
  useCommand('reset', () => $draft.set(''))
  useEffect(() => {
    if (takesFocus) field.current?.focus({ preventScroll: true })
  }, [takesFocus])

  const send = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault()
    if (isReady) chat.sending.send(key, opening)
    field.current?.focus({ preventScroll: true })
  }
  const sendByEnter = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
  }
  return (
    <form
      className="composer"
      part="composer"
      noValidate
      onSubmit={send}
      onPointerDown={chat.sending.bring}
      onFocus={chat.sending.bring}
      onInput={chat.sending.bring}
    >
      {part && (
        <part.About
          opening={opening}
          onRemove={() => {
            $about.set('')
            field.current?.focus()
          }}
        />
      )}
      <textarea
        name="message"
        value={draft}
        onChange={event => $draft.set(event.currentTarget.value)}
        ref={field}
        className="input"
        rows={1}
        maxLength={LONGEST - opening.length}
        autoComplete="off"
        placeholder={t.write}
        aria-label={t.messageTo({ name })}
        onKeyDown={sendByEnter}
      />
      <button type="submit" className="button primary" aria-disabled={!isReady || undefined}>
        {t.send}
      </button>
    </form>
  )
}
