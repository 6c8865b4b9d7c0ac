import { useCallback, useEffect, useState } from 'react'

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
