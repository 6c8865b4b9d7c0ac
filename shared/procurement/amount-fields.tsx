import { useStore } from '@nanostores/react'
import { useLateStyles } from '#shared/element/late.tsx'
import type { Amount } from '#shared/places/places.tsx'
import { TextField } from '#shared/ui/field.tsx'
import css from './amount-fields.css?inline'
import { requirementsMessages } from './requirements/requirements.messages.ts'
import { useUnitList } from './requirements/use-unit-list.tsx'

type Props = { amount: Amount; onChange: (amount: Amount) => void }

/** The quantity that a buyer wants, and its unit. */
export function AmountFields({ amount, onChange }: Props) {
  useLateStyles(css)
  const t = useStore(requirementsMessages)
  const [list, units] = useUnitList()
  return (
    <div className="amount-fields">
      <TextField
        label={t.quantity}
        type="number"
        min="0"
        step="any"
        inputMode="decimal"
        value={amount.quantity}
        onText={quantity => onChange({ ...amount, quantity })}
      />
      <TextField
        label={t.unit}
        list={list}
        autoComplete="off"
        value={amount.unit}
        onText={unit => onChange({ ...amount, unit })}
      />
      {units}
    </div>
  )
}
