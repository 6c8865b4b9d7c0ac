import { useEffect, useState } from 'react'
import { companyOf } from '#host-demo/site/storefront/own-company.ts'
import { useUser } from '#shared/session/use-session.ts'
import { findRecords, type RecordKind, type Records } from './records.ts'

/** Milliseconds without a keystroke before a request. */
const PAUSE = 150

/** Returns the company of the signed-in member, 0 without one; undefined until that is known. */
export function useOwnCompany(): number | undefined {
  const token = useUser()?.token
  const { value } = useLoaded(token, companyOf)
  return token === undefined ? 0 : value
}

/** Returns the records that match a keyword, once typing pauses. The earlier ones stay until then. */
export function useRecords(
  kind: RecordKind | undefined,
  keyword: string,
  ownCompany: number | undefined,
): Records | undefined {
  const [found, setFound] = useState<Records & { kind: RecordKind }>()
  useEffect(() => {
    if (!kind || ownCompany === undefined) return
    const typing = new AbortController()
    const { signal } = typing
    const ask = async (): Promise<void> => {
      // Typing an id needs no list; the preview shows an error if the API cannot be reached.
      const records = await findRecords(kind, keyword, ownCompany, { signal }).catch(() => undefined)
      if (!signal.aborted) setFound(records && { ...records, kind })
    }
    const timer = setTimeout(ask, keyword ? PAUSE : 0)
    return () => {
      clearTimeout(timer)
      typing.abort()
    }
  }, [kind, keyword, ownCompany])
  return found?.kind === kind ? found : undefined
}

/** Returns the id of one record of a kind, of the member's own company if it has any; '' until there is one. */
export function useExample(kind: RecordKind | undefined, ownCompany: number | undefined): string {
  const found = useRecords(kind, '', ownCompany)
  return String((found?.own[0] ?? found?.others[0])?.id ?? '')
}

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
