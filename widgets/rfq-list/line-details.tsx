import { useStore } from '@nanostores/react'
import { type ComponentPropsWithoutRef, useId } from 'react'
import { problemOf } from '#shared/procurement/rfq-list/problems.ts'
import { changeLine, type RfqLine } from '#shared/procurement/rfq-list/rfq-list.ts'
import { TextField } from '#shared/ui/field.tsx'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { dialogMessages } from '#shared/ui/ui.messages.ts'
import { ChooseSellers } from './choose-sellers.tsx'
import { QuantityCheck } from './quantity-check.tsx'
import { LineRequirements } from './requirements-part.tsx'
import { rfqListMessages } from './rfq-list.messages.ts'
import { useTyped } from './use-typed.ts'

type Props = {
  line: RfqLine
  number: number
  /** True while the line is being sent and can't be changed. */
  isLocked: boolean
  /** The id of the list of units. */
  unitList: string
  /** Goes back to the row. */
  onLeave: () => void
}

/** What can be changed of a line: the item, its quantity, sellers, note and requirements. */
export function LineDetails({ line, number, isLocked, unitList, onLeave }: Props) {
  const t = useStore(rfqListMessages)
  const tDialog = useStore(dialogMessages)
  const checkId = useId()
  const isQuantityWrong = problemOf(line)?.startsWith('quantity')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape in any of its fields.
    <div
      className="panel"
      onKeyDown={event => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        onLeave()
      }}
    >
      <button type="button" className="close" aria-label={tDialog.close} onClick={onLeave}>
        <Icon path={icons.close} />
      </button>
      <fieldset disabled={isLocked}>
        <legend>
          <h2 tabIndex={-1}>{t.line({ line: number })}</h2>
        </legend>
        <LineField line={line} name="wanted" />
        <div className="amount">
          <LineField
            line={line}
            name="quantity"
            inputMode="decimal"
            autoComplete="off"
            aria-describedby={line.isQuantityDoubtful ? checkId : undefined}
            aria-invalid={(line.quantity !== '' && isQuantityWrong) || undefined}
          />
          <LineField line={line} name="unit" list={unitList} autoComplete="off" />
        </div>
        {line.isQuantityDoubtful && <QuantityCheck id={checkId} line={line} number={number} />}
        <ChooseSellers line={line} />
        <LineField line={line} name="note" />
        <LineRequirements line={line} />
      </fieldset>
    </div>
  )
}

type LineFieldProps = ComponentPropsWithoutRef<'input'> & {
  line: RfqLine
  name: 'wanted' | 'quantity' | 'unit' | 'note'
}

function LineField({ line, name, ...field }: LineFieldProps) {
  const t = useStore(rfqListMessages)
  const [{ [name]: value }, change] = useTyped<Pick<RfqLine, typeof name>>(line, typed =>
    changeLine(line.id, typed),
  )
  return (
    <TextField
      {...field}
      label={t[name]}
      name={name}
      value={value}
      onText={text => change({ [name]: text })}
    />
  )
}
