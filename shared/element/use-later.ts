import { useEffect, useState } from 'react'

/**
 * What the first content does without, brought once the widget works. Undefined until then, and for good where it can't
 * be had.
 */
export function useLater<Module extends object>(bring: () => Promise<Module>): Module | undefined {
  const [brought, setBrought] = useState<Module>()
  useEffect(() => {
    bring().then(setBrought, () => {})
  }, [bring])
  return brought
}
