import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { companyOf } from '#host-demo/storefront/own-company.ts'
import { $user } from '#shared/session/session.ts'
import { findRecords, type RecordKind, type Records } from './records.ts'
import { useLoaded } from './use-loaded.ts'

/** Milliseconds without a keystroke before anything is asked for. */
const PAUSE = 150

/** The company of whoever is signed in, 0 without one; undefined until that is known. */
export function useOwnCompany(): number | undefined {
  const token = useStore($user)?.token
  const { value } = useLoaded(token, companyOf)
  return token === undefined ? 0 : value
}

/**
 * What may be meant by a keyword, once typing pauses; what was found before stays until then. Nothing is asked for
 * without a kind, nor before the company is known.
 */
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
      // Who types an id needs no list; the preview tells what can't be reached.
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

/** The id of one of a kind, of the own company if it has any; '' until there is one. */
export function useExample(kind: RecordKind | undefined, ownCompany: number | undefined): string {
  const found = useRecords(kind, '', ownCompany)
  return String((found?.own[0] ?? found?.others[0])?.id ?? '')
}
