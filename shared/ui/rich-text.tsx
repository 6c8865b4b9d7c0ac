import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { stateMessages } from '#shared/element/state.messages.ts'
import { useMoreText } from './show-more.tsx'

/** So much is cleaned and shown at once. Where that cuts through a tag, the parser leaves it out. */
const LETTERS = 20_000

/**
 * A seller's HTML, cleaned. The only place where HTML from a reply enters the page. What cleans it loads only when needed.
 */
export function RichText({ html }: { html: string }) {
  const t = useStore(stateMessages)
  const box = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  const [shown, more] = useMoreText(html, LETTERS)
  useEffect(() => {
    let wanted = true
    const show = ({ cleanHtml }: typeof import('./clean-html.ts')): void => {
      if (wanted) box.current?.replaceChildren(cleanHtml(shown))
    }
    import('./clean-html.ts').then(show).catch(() => setFailed(true))
    return () => {
      wanted = false
    }
  }, [shown])
  if (failed) return <p className="muted">{t.failed}</p>
  return (
    <>
      <div className="rich-text" part="description" ref={box} />
      {more}
    </>
  )
}
