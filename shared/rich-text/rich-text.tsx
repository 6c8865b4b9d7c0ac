import { useStore } from '@nanostores/react'
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { stateMessages } from '#shared/element/state.messages.ts'
import { useHydrating } from '#shared/hydration/use-hydrating.ts'
import { useMoreText } from '#shared/ui/show-more.tsx'
import { isIntact } from './checksum.ts'

/** The characters shown at once. If a tag is cut in two, the parser leaves it out. */
const LETTERS = 20_000

export type CleanMarkup = { html: string; sum: string }

/** The function that cleans HTML without a document. A server provides it. */
export const CleanMarkupContext = createContext<((html: string) => CleanMarkup) | undefined>(undefined)

/** Shows a seller's HTML, cleaned here or by a server. Only here does HTML from a reply enter the page. */
export function RichText({ html }: { html: string }) {
  const t = useStore(stateMessages)
  const box = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  const [shown, more] = useMoreText(html, LETTERS)
  const clean = useContext(CleanMarkupContext)
  const [isServed] = useState(useHydrating())
  const [served] = useState(isServed ? shown : undefined)
  useEffect(() => {
    const content = box.current
    if (!content) return
    if (shown === served) {
      for (const image of content.querySelectorAll('img')) removeIfBroken(image)
      // A proxy may have hidden addresses, and a plugin may have delayed pictures.
      if (isIntact(content)) return
    }
    let wanted = true
    const show = ({ showHtml }: typeof import('./clean-html.ts')): void => {
      if (wanted) showHtml(content, shown)
    }
    import('./clean-html.ts').then(show).catch(() => setFailed(shown !== served))
    return () => {
      wanted = false
    }
  }, [shown, served])
  const markup = isServed ? clean?.(shown) : undefined
  if (failed) return <p className="muted">{t.failed}</p>
  return (
    <>
      <div
        className="rich-text"
        part="description"
        ref={box}
        // React keeps the content, which it can't compare: only a server has the function that cleans it.
        suppressHydrationWarning={isServed}
        data-checksum={markup?.sum}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned above
        dangerouslySetInnerHTML={isServed ? { __html: markup?.html ?? '' } : undefined}
      />
      {more}
    </>
  )
}

function removeIfBroken(image: HTMLImageElement): void {
  if (image.complete && image.naturalWidth === 0 && image.src) image.remove()
  else image.addEventListener('error', () => image.remove(), { once: true })
}
