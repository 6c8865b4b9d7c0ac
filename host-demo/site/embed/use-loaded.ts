import { useEffect, useState } from 'react'

type Loaded<Value> = { value?: Value; failed?: true }

/** Returns the result of `load` for this `key`; nothing until it arrives, or without a key. */
export function useLoaded<Key extends string, Value>(
  key: Key | undefined,
  load: (key: Key) => Promise<Value>,
): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value> & { key?: Key }>({})
  useEffect(() => {
    if (key === undefined) return
    let isWanted = true
    const settle = (found: Loaded<Value>): void => {
      if (isWanted) setLoaded({ ...found, key })
    }
    load(key).then(
      value => settle({ value }),
      () => settle({ failed: true }),
    )
    return () => {
      isWanted = false
      setLoaded({})
    }
  }, [key, load])
  // While another key is loading, the previous result does not count.
  return loaded.key === key ? loaded : {}
}
