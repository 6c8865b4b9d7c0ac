import { useContext, useEffect, useRef, useState } from 'react'
import { WritesContext } from '#shared/element/host.ts'

/** Answers that may be awaited at once. Some pages never set a keyword. */
const MOST = 10

/**
 * The text of a search field: what was typed, or the host's keyword if it is newer. A keyword is as old as the navigation that asked
 * for it, so words typed since then stay.
 */
export function useSearchText(keyword: string): [text: string, type: (text: string) => void] {
  const writes = useContext(WritesContext).keyword ?? 0
  const asked = useRef<readonly string[]>([])
  const [typed, setTyped] = useState<{ text: string; writes: number; after: readonly string[] }>()
  useEffect(() => {
    const hear = ({ detail: { query } }: DocumentEventMap['trade-navigate']): void => {
      asked.current = [...asked.current, (query.keyword ?? '').trim()].slice(-MOST)
    }
    document.addEventListener('trade-navigate', hear, true)
    return () => document.removeEventListener('trade-navigate', hear, true)
  }, [])
  useEffect(() => {
    if (writes > 0) asked.current = asked.current.slice(asked.current.indexOf(keyword.trim()) + 1)
  }, [keyword, writes])
  const isLater =
    typed &&
    (typed.writes === writes ||
      (writes - typed.writes <= typed.after.length && typed.after.includes(keyword.trim())))
  return [isLater ? typed.text : keyword, text => setTyped({ text, writes, after: asked.current })]
}
