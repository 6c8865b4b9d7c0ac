/**
 * Local storage that never throws and never overwrites what is not ours. What can't be kept there
 * (blocked, full, or the key holds a foreign value) is kept in memory and ends with the page.
 */
export type GuardedStorage = {
  /** Read, written and deleted like a record, as the persistent stores do. */
  record: Record<string, string>
  /** True when the value of this key lives in memory only. */
  endsWithPage(key: string): boolean
  reset(): void
}

/** `isOurs` decides by the stored text whether a key may be overwritten. */
export function guardStorage(isOurs: (key: string, stored: string) => boolean): GuardedStorage {
  const memory = new Map<string, string | undefined>()

  const mayWrite = (key: string): boolean => {
    const present = stored(key)
    return present === undefined || isOurs(key, present)
  }

  const read = (key: string): string | undefined => (memory.has(key) ? memory.get(key) : stored(key))

  const write = (key: string, value: string | undefined): void => {
    const done =
      mayWrite(key) &&
      succeeds(() => (value === undefined ? localStorage.removeItem(key) : localStorage.setItem(key, value)))
    if (done) memory.delete(key)
    else memory.set(key, value)
  }

  const record = new Proxy<Record<string, string>>(
    {},
    {
      has: (_, key) => read(String(key)) !== undefined,
      get: (_, key) => read(String(key)),
      set(_, key, value: string) {
        write(String(key), value)
        return true
      },
      deleteProperty(_, key) {
        write(String(key), undefined)
        return true
      },
    },
  )

  return {
    record,
    endsWithPage: key => memory.has(key),
    reset: () => memory.clear(),
  }
}

function stored(key: string): string | undefined {
  let value: string | null = null
  succeeds(() => {
    value = localStorage.getItem(key)
  })
  return value ?? undefined
}

function succeeds(action: () => void): boolean {
  try {
    action()
    return true
  } catch {
    return false
  }
}
