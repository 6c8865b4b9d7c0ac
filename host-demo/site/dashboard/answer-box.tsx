import { useStore } from '@nanostores/react'
import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import type { OpenChat } from './dashboard.store.ts'

/** A text box for answers: Enter sends, Shift and Enter starts a new line. */
export function AnswerBox({ chat: { $answer, write, send } }: { chat: OpenChat }) {
  const { text, state, error } = useStore($answer)
  const field = useRef<HTMLTextAreaElement>(null)
  const submit = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault()
    void send()
    field.current?.focus()
  }
  const submitByEnter = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
  }
  return (
    <form className="composer" noValidate onSubmit={submit}>
      <textarea
        ref={field}
        className="input"
        aria-label="Your message"
        rows={2}
        maxLength={4000}
        placeholder="Write a message"
        value={text}
        onChange={event => write(event.target.value)}
        onKeyDown={submitByEnter}
      />
      <button type="submit" className="button primary" disabled={state === 'sending'}>
        Send
      </button>
      <p className="error-text" role="alert">
        {error}
      </p>
      <p className="hidden-visually" role="status">
        {state === 'sent' && 'Sent'}
      </p>
    </form>
  )
}
