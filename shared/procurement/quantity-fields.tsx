import { useStore } from '@nanostores/react'
import { useLateStyles } from '#shared/element/late.tsx'
import type { Wanted } from '#shared/places/places.tsx'
import { TextField } from '#shared/ui/field.tsx'
import css from './quantity-fields.css?inline'
import { requirementsMessages } from './requirements/requirements.messages.ts'
import { useUnitList } from './requirements/use-unit-list.tsx'

type Props = { wanted: Wanted; onChange: (change: Partial<Wanted>) => void }

/** The quantity that a buyer wants, and its unit. */
export function QuantityFields({ wanted, onChange }: Props) {
  useLateStyles(css)
  const t = useStore(requirementsMessages)
  const [list, units] = useUnitList()
  return (
    <div className="quantity-fields">
      <TextField
        label={t.quantity}
        type="number"
        min="0"
        step="any"
        inputMode="decimal"
        value={wanted.quantity}
        onText={quantity => onChange({ quantity })}
      />
      <TextField
        label={t.unit}
        list={list}
        autoComplete="off"
        value={wanted.unit}
        onText={unit => onChange({ unit })}
      />
      {units}
    </div>
  )
}
