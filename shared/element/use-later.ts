import { useEffect, useState } from 'react'

/**
 * What the first content does without, brought once the widget works. Undefined until then, while `bring` is false, and
 * for good where it can't be had.
 */
export function useLater<Module extends object>(bring: false | (() => Promise<Module>)): Module | undefined {
  const [brought, setBrought] = useState<Module>()
  useEffect(() => {
    if (bring) bring().then(setBrought, () => {})
  }, [bring])
  return bring ? brought : undefined
}
