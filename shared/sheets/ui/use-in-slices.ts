import { useEffect, useState } from 'react'
import { inSlices, type Steps } from '../slices.ts'

/** Does work without blocking the page. Until it is done, the previous result is returned. */
export function useInSlices<Input, Result>(
  work: (input: Input) => Steps<Result>,
  input: Input,
  none: Result,
) {
  const [latest, setLatest] = useState<{ input?: Input; result: Result }>({ result: none })
  useEffect(() => {
    let isNeeded = true
    void inSlices(work(input)).then(result => {
      if (isNeeded) setLatest({ input, result })
    })
    return () => {
      isNeeded = false
    }
  }, [work, input])
  return { result: latest.result, isBusy: latest.input !== input }
}
