import { type ReactNode, useId } from 'react'
import { UNITS } from '#shared/trade/choices.ts'

/** Returns the units to choose from, and the id that their fields need as `list`. */
export function useUnitList(): [list: string, units: ReactNode] {
  const list = useId()
  const units = (
    <datalist id={list}>
      {UNITS.map(unit => (
        <option key={unit} value={unit} />
      ))}
    </datalist>
  )
  return [list, units]
}
