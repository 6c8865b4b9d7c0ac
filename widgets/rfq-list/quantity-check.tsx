import { useStore } from '@nanostores/react'
import { quantityOf } from '#shared/forms/validation.ts'
import { changeLine, type RfqLine } from '#shared/procurement/rfq-list/rfq-list.ts'
import { Button } from '#shared/ui/button.tsx'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { rfqListMessages } from './rfq-list.messages.ts'

/** The mark beside a quantity that may be misread. A short one is only a sign. */
export function CheckQuantity({ id, isShort = false }: { id?: string; isShort?: boolean }) {
  const t = useStore(rfqListMessages)
  return (
    <span className="check differs" id={id} title={isShort ? t.checkQuantity : undefined}>
      <Icon path={icons.alert} />
      <span className={isShort ? 'hidden-visually' : undefined}>{t.checkQuantity}</span>
    </span>
  )
}

/** Says that a quantity needs a check, and lets the buyer confirm it if it is a number, or that there is none. */
export function QuantityCheck({ id, line, number }: { id: string; line: RfqLine; number: number }) {
  const t = useStore(rfqListMessages)
  return (
    <div className="row">
      <CheckQuantity id={id} />
      {(line.quantity === '' || quantityOf(line.quantity) !== null) && (
        <Button
          look="soft"
          label={t.isRight}
          aria-label={t.isRightHint({ line: number })}
          onClick={({ currentTarget }) => {
            // The button disappears once the quantity is confirmed.
            currentTarget.closest('fieldset')?.querySelector<HTMLElement>('[name=quantity]')?.focus()
            changeLine(line.id, { isQuantityDoubtful: false })
          }}
        />
      )}
    </div>
  )
}
