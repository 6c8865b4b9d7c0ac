import { useStore } from '@nanostores/react'
import { type ReactNode, useId, useState } from 'react'
import type { FactFilter } from '#shared/api/fact-filter.ts'
import { nameOfFact } from '#shared/api/facts.ts'
import type { FactFacet } from '#shared/api/search-extension.ts'
import { $config } from '#shared/config/config.ts'
import { hrefTo } from '#shared/routes/links.ts'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { fromOtherUnit, inOtherUnit, NOMINAL, unitsOf } from '#shared/trade/units.ts'
import { textInOtherUnit } from '#shared/ui/fact-text.ts'
import { Choices } from './choices.tsx'
import { type Refining, useFilters } from './filters.ts'
import { refineMessages } from './refine.messages.ts'

/** Numbers of more values than this are a range. */
const FEW = 12

/** The filter of a fact: choices, or the two ends of a range. */
export function FactFilterOf({ facet: shown, ...refining }: Refining & { facet: FactFacet }) {
  const { locale } = useStore($config)
  const [isAll, setAll] = useState(false)
  const [isOther, setOther] = useState(false)
  const { facts, filterOf, withFilter } = useFilters(refining, isAll ? shown.key : '')
  const facet = facts.find(({ key }) => key === shown.key) ?? shown
  const { key, unit, kind, more } = facet
  const name = nameOfFact(facet, locale)
  const units = kind === 'number' && <Units name={name} unit={unit} isOther={isOther} onChoose={setOther} />
  const filter = filterOf(key)
  const isRange = kind === 'number' && unit !== NOMINAL && facet.values.length + more > FEW
  if (isRange) {
    const choose = (to: FactFilter | undefined) => refining.go(withFilter(key, to))
    const others = refining.placeOf(withFilter(key, undefined))
    return (
      <Range key={String(isOther)} {...{ facet, name, units, isOther, filter, others, onChoose: choose }} />
    )
  }
  const chosen = filter && 'values' in filter ? filter.values : []
  return (
    <Choices
      title={name}
      aside={units}
      choices={facet.values.map(value => {
        const isChosen = chosen.includes(value.value)
        const values = isChosen ? chosen.filter(each => each !== value.value) : [...chosen, value.value]
        return {
          name: (isOther && textInOtherUnit({ ...value, unit }, locale)) || value.value,
          count: value.count,
          isChosen,
          to: withFilter(key, values.length > 0 ? { key, values } : undefined),
        }
      })}
      more={more}
      onMore={() => setAll(true)}
      go={refining.go}
      placeOf={refining.placeOf}
    />
  )
}

type UnitsProps = { name: string; unit: string; isOther: boolean; onChoose: (isOther: boolean) => void }

/** Chooses the unit in which a filter shows its numbers, if there are two. */
function Units({ name, unit, isOther, onChoose }: UnitsProps) {
  const t = useStore(refineMessages)
  const { base, other } = unitsOf(unit)
  if (!other) return null
  return (
    <fieldset className="segments" aria-label={t.unit({ name })}>
      {[base, other].map((label, index) => (
        <button
          key={label}
          type="button"
          aria-pressed={isOther === (index === 1)}
          onClick={() => onChoose(index === 1)}
        >
          {label === '"' ? t.inch : label}
        </button>
      ))}
    </fieldset>
  )
}

type RangeProps = {
  facet: FactFacet
  name: string
  units: ReactNode
  isOther: boolean
  filter: FactFilter | undefined
  /** The place without this filter, to which the form leads without JavaScript. */
  others: RouteLocation
  onChoose: (to: FactFilter | undefined) => void
}

/** The two ends of a range of numbers, in the unit that is shown. */
function Range({
  facet: { key, unit, min, max },
  name,
  units,
  isOther,
  filter,
  others,
  onChoose,
}: RangeProps) {
  const t = useStore(refineMessages)
  const titleId = useId()
  const { base, other } = unitsOf(unit)
  const shownUnit = (isOther && other) || base
  const shown = (number: number | null | undefined): string => {
    if (number === null || number === undefined) return ''
    const inUnit = isOther ? inOtherUnit(number, unit) : number
    return inUnit === undefined ? '' : String(Number(inUnit.toPrecision(4)))
  }
  const range = filter && !('values' in filter) ? filter : undefined
  const apply = (form: HTMLFormElement): void => {
    const numberIn = (field: string): number | undefined => {
      const text = String(new FormData(form).get(field) ?? '')
        .trim()
        .replace(',', '.')
      const number = Number(text)
      if (text === '' || !Number.isFinite(number)) return undefined
      return isOther ? fromOtherUnit(number, unit) : number
    }
    const from = numberIn('from')
    const to = numberIn('to')
    const isNone = from === undefined && to === undefined
    onChoose(
      isNone ? undefined : { key, ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
    )
  }
  return (
    <section aria-labelledby={titleId}>
      <div className="filter-head">
        <h2 id={titleId}>{name}</h2>
        {units}
      </div>
      <form
        className="range"
        action={hrefTo({ ...others, query: {} })}
        key={`${range?.from},${range?.to}`}
        onSubmit={event => {
          event.preventDefault()
          apply(event.currentTarget)
        }}
      >
        {Object.entries({ ...others.query, range: key }).map(
          ([field, value]) =>
            value !== undefined && <input key={field} type="hidden" name={field} value={value} />,
        )}
        {(['from', 'to'] as const).map(end => (
          <input
            key={end}
            className="input"
            name={end}
            inputMode="decimal"
            aria-label={t[`${end}Of`]({ name, unit: shownUnit })}
            placeholder={shown(end === 'from' ? min : max)}
            defaultValue={shown(range?.[end])}
          />
        ))}
        <button type="submit" className="button">
          {t.apply}
        </button>
      </form>
    </section>
  )
}
