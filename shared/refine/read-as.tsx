import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import type { FactFilter } from '#shared/api/fact-filter.ts'
import { nameOfFact } from '#shared/api/facts.ts'
import { $config } from '#shared/config/config.ts'
import { useLateStyles } from '#shared/element/late.tsx'
import { unitsOf } from '#shared/trade/units.ts'
import { ButtonLink } from '#shared/ui/button-link.tsx'
import { factText } from '#shared/ui/fact-text.ts'
import { type Change, type Refining, useFilters } from './filters.ts'
import css from './refine.css?inline'
import { refineMessages } from './refine.messages.ts'

type Chip = { name: string; to: Change }

/** Above the results: how the words were read, and what else was chosen. Each can be taken away. */
export function ReadAs(refining: Refining) {
  const t = useStore(refineMessages)
  useLateStyles(css)
  const { chosen, term, go, placeOf } = refining
  const { read, readFacts, readCategory, withoutCategory, ...facets } = useFilters(refining)
  const { categories, isNearest, searchExtensions } = facets
  const chips = useChips(refining)
  const section = useRef<HTMLElement>(null)
  const change = (to: Change): void => {
    go(to)
    // The chip disappears, so the focus moves on to the results.
    section.current?.closest('.tab-panel, .list')?.querySelector<HTMLElement>('.total')?.focus()
  }
  if (!searchExtensions) return null
  const isRead = readFacts.length > 0 || readCategory > 0
  const corrected = read?.corrected
  const category = categories.find(({ id }) => id === chosen.categoryId)
  const all: Chip[] = [
    ...(readCategory && read ? [{ name: read.categoryName, to: withoutCategory }] : []),
    ...(category ? [{ name: category.name, to: { categoryId: undefined } }] : []),
    ...chips,
    ...(chosen.state ? [{ name: chosen.state, to: { state: '' } }] : []),
    ...(chosen.words && term ? [{ name: t.onlyWords, to: { words: undefined } }] : []),
  ]
  return (
    <>
      {corrected && <p className="note-line">{t.corrected({ keyword: corrected })}</p>}
      {isNearest && <p className="note-line">{t.nearest}</p>}
      {all.length > 0 && (
        <section className="read-as" aria-label={isRead ? t.readAs : t.chosen} ref={section}>
          {isRead && <span className="muted">{t.readAs}</span>}
          {all.map(({ name, to }) => (
            <ButtonLink
              key={name}
              className="chip"
              aria-label={t.remove({ name })}
              to={placeOf(to)}
              onClick={() => change(to)}
            >
              {name} <span aria-hidden="true">×</span>
            </ButtonLink>
          ))}
          {isRead && (
            <ButtonLink
              className="button plain"
              to={placeOf({ words: true })}
              onClick={() => change({ words: true })}
            >
              {t.onlyWords}
            </ButtonLink>
          )}
        </section>
      )}
    </>
  )
}

/** Returns a chip for each fact that was read or chosen. */
function useChips(refining: Refining): Chip[] {
  const t = useStore(refineMessages)
  const { locale } = useStore($config)
  const { facts, filters, readFacts, withFilter } = useFilters(refining)
  const chipOf = (filter: FactFilter): Chip => {
    const facet = facts.find(({ key }) => key === filter.key)
    const name = facet ? nameOfFact(facet, locale) : filter.key
    return { name: `${name} ${wordsOf(filter)}`, to: withFilter(filter.key, undefined) }
  }
  const wordsOf = (filter: FactFilter): string => {
    const facet = facts.find(({ key }) => key === filter.key)
    if ('values' in filter) {
      const known = (value: string) => facet?.values.find(each => each.value === value)
      return filter.values
        .map(value => factText({ value, unit: facet?.unit ?? '', number: known(value)?.number ?? null }))
        .join(', ')
    }
    const unit = unitsOf(facet?.unit ?? '').base
    const from = `${filter.from} ${unit}`
    const to = `${filter.to} ${unit}`
    if (filter.from === undefined) return t.atMost({ number: to })
    return filter.to === undefined ? t.atLeast({ number: from }) : t.between({ from, to })
  }
  const read = readFacts.map(fact => ({
    name: `${nameOfFact(fact, locale)} ${factText(fact)}`,
    to: withFilter(fact.key, undefined),
  }))
  return [...read, ...filters.map(chipOf)]
}
