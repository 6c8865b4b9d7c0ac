import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { ListItem } from '#shared/api/list-item.ts'
import { type SearchTab, searchItems } from '#shared/api/search.ts'
import { $config } from '#shared/config/config.ts'
import type { Config } from '#shared/config/settings.ts'

/** What a keyword finds first, of each kind. */
export type Found = Readonly<{ keyword: string } & Record<SearchTab, readonly ListItem[]>>

const ROWS = 5
/** Milliseconds without a keystroke before anything is asked for. */
const PAUSE = 150
/** One letter finds everything. */
const SHORTEST = 2
const MOST_KEPT = 100

/** Answers of this page by keyword: another configuration may mean another host. */
const answers = new WeakMap<Config, Map<string, Found>>()

function answersFor(config: Config): Map<string, Found> {
  const known = answers.get(config) ?? new Map<string, Found>()
  answers.set(config, known)
  return known
}

/**
 * What may be meant, once typing pauses; what was found before stays until then. Undefined without a keyword, and where
 * nothing could be had: who types is not told of it, as the search itself will.
 */
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
        if (known.size >= MOST_KEPT) known.clear()
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
    // One task each: all three begun at once would hold up the next key.
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

/** How many were found. */
export const countOf = ({ products, services, company }: Found): number =>
  products.length + services.length + company.length
