import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Item } from '#shared/api/items.ts'
import { useLateStyles } from '#shared/element/late.tsx'
import type { PlaceProps } from '#shared/places/places.tsx'
import { requirementsMessages } from '#shared/procurement/requirements/requirements.messages.ts'
import {
  BESIDE_QUANTITY,
  QuantityFields,
  RequirementsFields,
} from '#shared/procurement/requirements/requirements-fields.tsx'
import { hasRequirements, nothingAsked, readAsked, statedIn, writeAsked } from '#shared/trade/asked.ts'
import type { Requirements } from '#shared/trade/requirements.ts'
import { Button } from '#shared/ui/button.tsx'
import { Icon, icons } from '#shared/ui/icon.tsx'
import css from './requirements.css?inline'

/** `block` holds the requirements filled in, as the company will read them. */
type Props = PlaceProps['below-message']

const blockOf = (requirements: Requirements): string => writeAsked({ ...nothingAsked, requirements })

/** Returns the requirements in the block, and a function that writes it with some of them changed. */
function requirementsIn({ block, form }: Props) {
  const change = (part: Partial<Requirements>): void => {
    // Several fields may change before the next rendering, as those that were filled in before the page was live.
    const { requirements } = readAsked(form.$values.get().requirements ?? '')
    form.change('requirements', blockOf({ ...requirements, ...part }))
  }
  return { requirements: readAsked(block).requirements, change }
}

/** The unit and the day, which belong to the quantity. */
export function QuantityRequirements(props: Props) {
  const { form, unit } = props
  const { requirements, change } = requirementsIn(props)
  useEffect(() => {
    if (!unit) return undefined
    form.suggest('requirements', blockOf({ ...nothingAsked.requirements, unit }))
    return () => form.suggest('requirements', '')
  }, [form, unit])
  return <QuantityFields value={requirements} onChange={change} />
}

/** The requirements that a buyer may add to the message. If it is never opened, only the message is sent. */
export function RequirementsDisclosure(props: Props) {
  const { item, block, form } = props
  const t = useStore(requirementsMessages)
  const [wasOpened, setOpened] = useState(false)
  useLateStyles(css)
  const { requirements, change } = requirementsIn(props)
  const elsewhere = item.kind === 'product' ? ASKED_BY_FORM : []
  const count = statedIn(requirements).filter(([field]) => !elsewhere.includes(field)).length
  const facts = factsFor(item, requirements)

  // Nothing is sent that the buyer can't see.
  const isUnreadable = block !== '' && !hasRequirements(requirements)
  useEffect(() => {
    if (isUnreadable) form.change('requirements', '')
  }, [isUnreadable, form])

  return (
    <details
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpened(true)
      }}
    >
      <summary>
        <span>{t.add}</span>
        {count > 0 && <span className="pill">{t.filled({ count })}</span>}
        <Icon path={icons.down} />
      </summary>
      {wasOpened && (
        <div className="opened">
          <p className="hint">{t.hint}</p>
          {facts && (
            <Button
              look="soft"
              label={t.takeOver({ facts: Object.values(facts).join('; ') })}
              onClick={({ currentTarget }) => {
                // The button disappears once there is nothing left to take over.
                currentTarget.closest('details')?.querySelector('summary')?.focus()
                change(facts)
              }}
            />
          )}
          <RequirementsFields value={requirements} elsewhere={elsewhere} onChange={change} />
        </div>
      )}
    </details>
  )
}

/** A service has no quantity, so the form has no such line. */
const ASKED_BY_FORM: readonly (keyof Requirements)[] = ['quantity', ...BESIDE_QUANTITY]

/** Returns the seller's facts about the item for the fields that the buyer has left empty, or null if there are none. */
function factsFor({ fields }: Item, { standard, size }: Requirements): Partial<Requirements> | null {
  const { material = '', condition = '', model = '' } = fields
  const given = [
    ...(standard ? [] : [['standard', [material, condition].filter(Boolean).join(', ')]]),
    ...(size ? [] : [['size', model]]),
  ].filter(([, value]) => value)
  return given.length > 0 ? Object.fromEntries(given) : null
}
