import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { listMessages } from './ui.messages.ts'

// What a server sends without end is drawn in parts: all at once, the page would not answer for seconds.
const ENTRIES = 100
const LETTERS = 4_000

/** The first of a long list, and an entry that shows more of it. The focus goes on to the first that was added. */
export function useShowMore<Entry>(entries: readonly Entry[]): [shown: readonly Entry[], more: ReactNode] {
  const t = useStore(listMessages)
  const [count, setCount] = useState(ENTRIES)
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const added = count > ENTRIES && last.current?.nextElementSibling
    if (!(added instanceof HTMLElement)) return
    added.tabIndex = -1
    added.focus()
  }, [count])
  const left = entries.length - count
  const showMore = (button: Element): void => {
    last.current = button.closest('li')?.previousElementSibling ?? null
    setCount(count + ENTRIES)
  }
  const more = left > 0 && (
    <li>
      <Button look="plain" label={t.more({ count: left })} onClick={event => showMore(event.currentTarget)} />
    </li>
  )
  return [entries.slice(0, count), more]
}

/** The beginning of a long text, and a button that shows more of it. */
export function useMoreText(text: string, letters = LETTERS): [shown: string, more: ReactNode] {
  const t = useStore(listMessages)
  const [length, setLength] = useState(letters)
  const more = text.length > length && (
    <Button look="plain" label={t.moreText} onClick={() => setLength(length + letters)} />
  )
  return [text.slice(0, length), more]
}

/** A text as it was written, a long one in parts. */
export function LongText({ text }: { text: string }) {
  const [shown, more] = useMoreText(text)
  // Never bare: it changes, in whatever it stands (decisions.mdx#other-tools).
  return (
    <>
      <span>{more ? `${shown}… ` : shown}</span>
      {more}
    </>
  )
}
