import { atom } from 'nanostores'

type Read = { $state?: object; pending: Promise<void> }

/**
 * Asks once for each set of arguments. As long as there is no answer it throws a promise of one, and whoever renders
 * begins anew then: nothing is drawn that is not whole.
 */
export function createQuery(fetcher: (...args: never[]) => Promise<unknown>) {
  const reads = new Map<string, Read>()

  function begin(args: never[]): Read {
    const read: Read = {
      pending: fetcher(...args).then(data => {
        read.$state = atom({ data })
      }),
    }
    return read
  }

  return {
    store(...args: never[]): object {
      const key = JSON.stringify(args)
      const read = reads.get(key) ?? begin(args)
      reads.set(key, read)
      if (!read.$state) throw read.pending
      return read.$state
    },
  }
}

export function cachedData(): undefined {}
