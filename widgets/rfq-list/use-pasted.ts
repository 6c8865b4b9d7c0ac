import { useEffect, useState } from 'react'
import { type Pasted, pastedIn } from './pasted-lines.ts'
import { inSlices } from './slices.ts'

const NOTHING: Pasted = { lines: [], leftOut: [] }

/** Reads a text without blocking the page. Until it is done, the previous reading is returned. */
export function usePasted(text: string) {
  const [latest, setLatest] = useState({ text: '', pasted: NOTHING })
  useEffect(() => {
    let isNeeded = true
    void inSlices(pastedIn(text)).then(pasted => {
      if (isNeeded) setLatest({ text, pasted })
    })
    return () => {
      isNeeded = false
    }
  }, [text])
  const isReading = latest.text !== text
  return {
    ...latest.pasted,
    isReading,
    readAll: async () => (isReading ? inSlices(pastedIn(text)) : latest.pasted),
  }
}
