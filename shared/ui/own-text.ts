import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Field, keepCaret } from '#shared/hydration/entered.ts'

/**
 * The props of a field that owns its text: React writes it only when `text` becomes something that was not entered in it, such as
 * a draft, and never touches the caret. `onText` gets what is entered. Without `text` the field is left alone.
 */
export function useOwnText<Control extends Field>(text?: string, onText?: (text: string) => void) {
  const ref = useRef<Control>(null)
  const [first] = useState(text)
  const known = useRef(text)
  const lacksOption = useRef(false)
  useLayoutEffect(() => {
    const field = ref.current
    if (text === undefined || !field) return
    if (text !== known.current || lacksOption.current) {
      known.current = text
      if (field.value !== text) field.value = text
    }
    // A choice may come before its option.
    lacksOption.current = 'options' in field && ![...field.options].some(({ value }) => value === text)
  })
  const hear = ({ currentTarget: { value } }: FormEvent<Control>): void => {
    known.current = value
    onText?.(value)
  }
  return {
    ref,
    defaultValue: first,
    // Hydration tells of earlier text by this event (held-actions.ts), which React does not take for a change.
    onInput: hear,
    // Some extensions send no other event.
    onChange(event: FormEvent<Control>): void {
      if (event.currentTarget.value !== known.current) hear(event)
    },
  }
}

/** Like `useOwnText`, for text of several lines. */
export function useOwnLines(text?: string, onText?: (text: string) => void) {
  const { defaultValue, ...own } = useOwnText<HTMLTextAreaElement>(text, onText)
  useLayoutEffect(() => {
    if (own.ref.current) keepCaret(own.ref.current)
  }, [own.ref])
  // If the default is a string, React also writes it as the value while it hydrates.
  return { ...own, defaultValue: defaultValue === undefined ? undefined : [defaultValue] }
}
