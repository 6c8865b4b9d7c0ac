import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
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

/**
 * What nobody needs who only looks: brought when a part is first touched, so that it is there when something is done, or
 * at once when it `isNeeded`. What could not be had is asked for again at the next touch.
 */
export function useOnTouch<Module extends object>(bring: () => Promise<Module>, isNeeded: boolean) {
  const [brought, setBrought] = useState<Module>()
  const [isMissing, setMissing] = useState(false)
  const ask = useCallback(() => {
    setMissing(false)
    bring().then(setBrought, () => setMissing(true))
  }, [bring])
  useEffect(() => {
    if (isNeeded) ask()
  }, [isNeeded, ask])
  return {
    brought,
    /** It is needed and can't be had: to be said where it is missed. */
    isMissing: isNeeded && isMissing,
    ask,
    /** For the part that is touched. */
    touch: { onPointerDown: ask, onFocus: ask, onInput: ask },
  }
}
