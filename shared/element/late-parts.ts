import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { sharedSheets } from '#shared/styles/sheet.ts'
import { sheetOf } from './adopt-styles.ts'
import { useHost } from './host.ts'
import { NEAR, nearnessWatch } from './near-view.ts'

/** Gives the element the styles of a part that came after its first content, and of what that shares with others. */
export function useLateStyles(css: string): void {
  const { element } = useHost()
  useLayoutEffect(() => {
    const root = element.shadowRoot
    if (!root?.adoptedStyleSheets) return
    const sheets = [...sharedSheets, css].map(each => sheetOf(each, element.ownerDocument))
    root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...sheets])]
  }, [element, css])
}

/** Whether the reader has come near to a part: only then is asked for what it shows. */
export function useNear(part: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => (part.current ? nearnessWatch(NEAR)(part.current, () => setNear(true)) : undefined), [part])
  return isNear
}
