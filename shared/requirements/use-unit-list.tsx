import { type ReactNode, useId } from 'react'
import { UNITS } from './choices.ts'

/** The units to choose from, and what fields that offer them name as their `list`. */
export function useUnitList(): [list: string, units: ReactNode] {
  // happy-dom looks it up by a selector, which a colon would end.
  const list = useId().replaceAll(':', '')
  const units = (
    <datalist id={list}>
      {UNITS.map(unit => (
        <option key={unit} value={unit} />
      ))}
    </datalist>
  )
  return [list, units]
}
