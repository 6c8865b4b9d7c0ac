import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { ListItem } from '#shared/api/list-item.ts'
import { type SearchTab, searchItems } from '#shared/api/search.ts'
import { $config } from '#shared/config/config.ts'
import type { Config } from '#shared/config/settings.ts'

/** The first results of a keyword, of each kind. */
export type Found = Readonly<{ keyword: string } & Record<SearchTab, readonly ListItem[]>>

const ROWS = 5
/** Milliseconds without a keystroke before a request. */
const PAUSE = 150
/** A single letter would find everything. */
const SHORTEST = 2
const MAX_KEPT = 100

/** The answers of this page by keyword, for each configuration, because another may mean another host. */
const answers = new WeakMap<Config, Map<string, Found>>()

function answersFor(config: Config): Map<string, Found> {
  const known = answers.get(config) ?? new Map<string, Found>()
  answers.set(config, known)
  return known
}

/** Returns suggestions once typing pauses. None come without a keyword or after a failure, shown by the search. */
export function useFound(keyword: string): Found | undefined {
  const config = useStore($config)
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    const known = answersFor(config)
    if (keyword.length < SHORTEST || known.has(keyword)) {
      setFound(known.get(keyword))
      return
    }
    const typing = new AbortController()
    const ask = async (): Promise<void> => {
      const fresh = await find(keyword, typing.signal).catch(() => undefined)
      if (typing.signal.aborted) return
      if (fresh) {
        if (known.size >= MAX_KEPT) known.clear()
        known.set(keyword, fresh)
      }
      setFound(fresh)
    }
    const timer = setTimeout(ask, PAUSE)
    return () => {
      clearTimeout(timer)
      typing.abort()
    }
  }, [keyword, config])
  return found
}

async function find(keyword: string, signal: AbortSignal): Promise<Found> {
  const of = async (tab: SearchTab, turn: number): Promise<readonly ListItem[]> => {
    // One task each: three requests in one would delay the next key.
    await new Promise(resume => setTimeout(resume, turn))
    signal.throwIfAborted()
    return (await searchItems({ keyword, tab, page: 1, rows: ROWS }, { signal })).items
  }
  const [products, services, company] = await Promise.all([
    of('products', 0),
    of('services', 1),
    of('company', 2),
  ])
  return { keyword, products, services, company }
}

/** Returns the number of results. */
export const countOf = ({ products, services, company }: Found): number =>
  products.length + services.length + company.length
