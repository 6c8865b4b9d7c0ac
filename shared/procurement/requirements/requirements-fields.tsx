import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { $config } from '#shared/config/config.ts'
import { useLateStyles } from '#shared/element/late.tsx'
import { isDay, LAST_DAY } from '#shared/trade/calendar.ts'
import { CERTIFICATES, INCOTERMS } from '#shared/trade/choices.ts'
import type { Requirements } from '#shared/trade/requirements.ts'
import { SelectField, TextField } from '#shared/ui/field.tsx'
import css from './requirements.css?inline'
import { requirementsMessages } from './requirements.messages.ts'
import { TargetPrice } from './target-price.tsx'
import { useUnitList } from './use-unit-list.tsx'

const rules = Object.entries(INCOTERMS)

type Props = {
  value: Requirements
  onChange: (change: Partial<Requirements>) => void
}

type TextRequirement = Exclude<keyof Requirements, 'certificates' | 'acceptsAlternatives'>

function useBinding({ value, onChange }: Props) {
  const t = useStore(requirementsMessages)
  const bind = (field: TextRequirement) => ({
    label: t[field],
    value: value[field],
    onText: (text: string) => onChange({ [field]: text }),
  })
  const bindDay = (field: 'neededBy' | 'quoteBy') => {
    const isWrong = value[field] !== '' && !isDay(value[field])
    return {
      ...bind(field),
      type: 'date',
      max: LAST_DAY,
      'aria-invalid': isWrong || undefined,
      hint: isWrong ? t.notADay({ last: LAST_DAY }) : undefined,
    }
  }
  return { t, bind, bindDay }
}

/** The requirements that stand beside a quantity. */
export const BESIDE_QUANTITY = ['unit', 'neededBy'] as const satisfies readonly (keyof Requirements)[]

export function QuantityFields(props: Props) {
  const { bind, bindDay } = useBinding(props)
  const [list, units] = useUnitList()
  return (
    <>
      <TextField {...bind('unit')} list={list} />
      {units}
      <TextField {...bindDay('neededBy')} />
    </>
  )
}

/**
 * The fields for a buyer's requirements. All are optional.
 *
 * @param elsewhere the requirements for which the form has other fields
 */
export function RequirementsFields({
  elsewhere = ['quantity'],
  ...props
}: Props & { elsewhere?: readonly (keyof Requirements)[] }) {
  const { value, onChange } = props
  const { t, bind, bindDay } = useBinding(props)
  const { locale } = useStore($config)
  const known = useMemo(() => currencies(locale), [locale])
  const [list, units] = useUnitList()
  useLateStyles(css)
  const { certificates: wanted } = value
  // Certificates that are not in the list are shown too, so that the buyer can remove them.
  const choices = [...new Set([...CERTIFICATES, ...wanted])]
  const asks = (field: keyof Requirements) => !elsewhere.includes(field)
  return (
    <div className="requirements">
      <div className="requirement-fields">
        {asks('quantity') && <TextField {...bind('quantity')} inputMode="decimal" />}
        {asks('unit') && <TextField {...bind('unit')} list={list} />}
        {units}
        <TextField {...bind('reference')} />
        <TextField {...bind('standard')} />
        <TextField {...bind('size')} />
        <Choice {...bind('incoterm')} choices={rules} />
        <TextField {...bind('place')} />
        {asks('neededBy') && <TextField {...bindDay('neededBy')} />}
        <TextField {...bindDay('quoteBy')} />
        <TargetPrice
          price={value.targetPrice}
          currency={value.currency}
          onChange={targetPrice => onChange({ targetPrice })}
        />
        {known.length > 0 ? (
          <Choice {...bind('currency')} choices={known} />
        ) : (
          <TextField {...bind('currency')} maxLength={3} />
        )}
      </div>
      <fieldset className="checks">
        <legend className="legend">{t.certificates}</legend>
        {choices.map(certificate => (
          <Check
            key={certificate}
            label={certificate}
            isChecked={wanted.includes(certificate)}
            onChange={isWanted =>
              onChange({
                certificates: choices.filter(each =>
                  each === certificate ? isWanted : wanted.includes(each),
                ),
              })
            }
          />
        ))}
      </fieldset>
      <Check
        label={t.acceptsAlternatives}
        isChecked={value.acceptsAlternatives}
        onChange={acceptsAlternatives => onChange({ acceptsAlternatives })}
      />
    </div>
  )
}

type ChoiceProps = {
  label: string
  value: string
  onText: (text: string) => void
  choices: readonly (readonly [code: string, name: string])[]
}

/** Offers the choices of the list, none, and the current value. */
function Choice({ choices, ...field }: ChoiceProps) {
  // Hundreds of currencies should not render again at each keystroke in another field.
  const options = useMemo(
    () =>
      choices.map(([code, name]) => (
        <option key={code} value={code}>
          {code} – {name}
        </option>
      )),
    [choices],
  )
  const isListed = field.value === '' || choices.some(([code]) => code === field.value)
  return (
    <SelectField {...field}>
      <option value="" />
      {!isListed && <option>{field.value}</option>}
      {options}
    </SelectField>
  )
}

type CheckProps = { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void }

function Check({ label, isChecked, onChange }: CheckProps) {
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  )
}

/** Returns codes and names of the currencies that the browser knows, or none if it has no list. */
function currencies(locale: string): readonly (readonly [code: string, name: string])[] {
  try {
    const names = new Intl.DisplayNames(locale, { type: 'currency' })
    return Intl.supportedValuesOf('currency').map(code => [code, names.of(code) ?? code])
  } catch {
    return []
  }
}
