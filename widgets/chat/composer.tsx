import { useStore } from '@nanostores/react'
import { type FormEvent, type KeyboardEvent, useEffect } from 'react'
import { useCommand } from '#shared/element/host.ts'
import { late, useLate } from '#shared/element/late.tsx'
import { useHydrating } from '#shared/hydration/use-hydrating.ts'
import { useOwnLines } from '#shared/ui/own-text.ts'
import { chatMessages } from './chat.messages.ts'
import type { ChatState } from './chat.store.ts'
import { LONGEST } from './chat-draft.ts'
import type { Conversation } from './conversations.ts'

const aboutPart = late(() => import('./about.tsx'))

type Props = { chat: ChatState; conversation: Conversation; isReady: boolean; takesFocus: boolean }

/** The field for the next message: Enter sends, and Shift+Enter starts a new line. A touch loads the sending code. */
export function Composer({ chat, conversation: { key, name }, isReady, takesFocus }: Props) {
  const t = useStore(chatMessages)
  const $draft = chat.draftOf(key)
  const draft = useStore($draft)
  const $about = chat.aboutOf(key)
  const about = useStore($about)
  const part = useLate(about !== '' && aboutPart)
  // Only an opening that the member can see is sent.
  const opening = part ? part.openingOf(about) : ''
  const isHydrating = useHydrating()
  // A server knows no draft. What was typed before the chat was live follows it.
  const own = useOwnLines(isHydrating ? '' : draft, text =>
    $draft.set(isHydrating && draft ? `${draft}\n${text}` : text),
  )
  const field = own.ref
  useCommand('reset', () => $draft.set(''))
  useEffect(() => {
    if (takesFocus) field.current?.focus({ preventScroll: true })
  }, [field, takesFocus])

  const send = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault()
    if (isReady) chat.sending.send(key, opening)
    field.current?.focus({ preventScroll: true })
  }
  const sendByEnter = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
  }
  return (
    <form className="composer" part="composer" noValidate onSubmit={send} {...chat.sending.touch}>
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
        {...own}
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
