import { useStore } from '@nanostores/react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import type { ChatMessage } from '#shared/api/chat.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { useMessages } from '#shared/messages/messages.ts'
import type { Outbox } from './outbox.ts'
import type { Talk } from './talks.ts'

/** As much as one message may hold. */
const LONGEST = 4000

type Props = {
  outbox: Outbox
  talk: Talk
  history: readonly ChatMessage[]
  isReady: boolean
  /** The member opened it, and not the page. */
  takesFocus: boolean
}

/** The field for what is said next: Enter sends, Shift and Enter begins a line. What is typed is kept as a draft. */
export function Composer({ outbox, talk, history, isReady, takesFocus }: Props) {
  const t = useMessages()
  const { bind } = useForm(useStore(outbox.$composer))
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus({ preventScroll: true })
  }, [takesFocus])

  const send = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault()
    if (isReady) outbox.send(history)
    field.current?.focus({ preventScroll: true })
  }
  const sendByEnter = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
  }
  return (
    <form className="composer" part="composer" noValidate onSubmit={send}>
      <textarea
        {...bind('message')}
        ref={field}
        className="input"
        rows={1}
        maxLength={LONGEST}
        autoComplete="off"
        placeholder={t('chat.write')}
        aria-label={t('chat.messageTo', { name: talk.name })}
        onKeyDown={sendByEnter}
      />
      <button type="submit" className="button next" aria-disabled={!isReady || undefined}>
        {t('chat.send')}
      </button>
    </form>
  )
}
