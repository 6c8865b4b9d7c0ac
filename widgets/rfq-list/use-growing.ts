import { useEffect, useState } from 'react'
import { nextTask } from './slices.ts'

/** So many rows are drawn well within a frame or two. */
const STEP = 20

/**
 * How many of so many rows to show: all at first, and of more that come later some in each task, so that the page stays
 * responsive while two hundred are drawn.
 */
export function useGrowing(total: number): number {
  const [grown, setGrown] = useState(total)
  const shown = Math.min(total, grown + STEP)
  useEffect(() => {
    let isNeeded = true
    if (shown !== grown) {
      void nextTask().then(() => {
        if (isNeeded) setGrown(shown)
      })
    }
    return () => {
      isNeeded = false
    }
  }, [grown, shown])
  return shown
}
