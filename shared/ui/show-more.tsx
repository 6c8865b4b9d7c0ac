import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { listMessages } from './ui.messages.ts'

// All entries of an endless list would block the page for seconds.
const ENTRIES = 100
const LETTERS = 4_000

/** Returns the first entries of a long list, and an entry that shows more. The focus moves to the first one added. */
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

/** Returns the beginning of a long text, and a button that shows more of it. */
export function useMoreText(text: string, letters = LETTERS): [shown: string, more: ReactNode] {
  const t = useStore(listMessages)
  const [length, setLength] = useState(letters)
  const more = text.length > length && (
    <Button look="plain" label={t.moreText} onClick={() => setLength(length + letters)} />
  )
  return [text.slice(0, length), more]
}

/** Shows a text as it was written, a long one in parts. */
export function LongText({ text }: { text: string }) {
  const [shown, more] = useMoreText(text)
  // Never a bare text node, because it changes inside any parent (decisions.mdx#other-tools).
  return (
    <>
      <span>{more ? `${shown}… ` : shown}</span>
      {more}
    </>
  )
}
