import { useEffect, useState } from 'react'
import { nextTask } from '../slices.ts'

/** The number of rows that a browser easily draws within a frame or two. */
const STEP = 20

/** Returns the number of rows to show. Later ones are added a few per task, so that the page stays responsive. */
export function useGrowing(total: number): number {
  const [grown, setGrown] = useState(0)
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
