import { useEffect, useState } from 'react'

/** The file that the build writes beside the script: the sum of each. */
const SUMS = 'sri.json'
const SCRIPT = 'trade-widgets.js'

type Sum = { integrity?: string; failed?: true }

/** The `integrity` of the script that this storefront serves now; asked for when it is wanted. */
export function useIntegrity(storefront: string, isWanted: boolean): Sum {
  const [sum, setSum] = useState<Sum>({})
  useEffect(() => {
    if (!isWanted) return
    const ended = new AbortController()
    const settle = (found: Sum): void => {
      if (!ended.signal.aborted) setSum(found)
    }
    sumOfScript(storefront, ended.signal).then(
      integrity => settle({ integrity }),
      () => settle({ failed: true }),
    )
    return () => {
      ended.abort()
      setSum({})
    }
  }, [storefront, isWanted])
  return sum
}

async function sumOfScript(storefront: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(`${storefront}/${SUMS}`, { signal })
  const sums: unknown = await response.json()
  const sum: unknown = Object(sums)[SCRIPT]
  if (!response.ok || typeof sum !== 'string') throw new Error(`${SUMS} names no sum of ${SCRIPT}`)
  return sum
}
