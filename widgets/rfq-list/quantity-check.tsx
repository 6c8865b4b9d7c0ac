import { useStore } from '@nanostores/react'
import { quantityOf } from '#shared/forms/validation.ts'
import { changeLine, type RfqLine } from '#shared/procurement/rfq-list/rfq-list.ts'
import { Button } from '#shared/ui/button.tsx'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { rfqListMessages } from './rfq-list.messages.ts'

/** The mark beside a quantity that may be misread. */
export function CheckQuantity({ id }: { id?: string }) {
  const t = useStore(rfqListMessages)
  return (
    <span className="check error-text" id={id}>
      <Icon path={icons.alert} />
      {t.checkQuantity}
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
            currentTarget.closest('li')?.querySelector<HTMLElement>('[name=quantity]')?.focus()
            changeLine(line.id, { isQuantityDoubtful: false })
          }}
        />
      )}
    </div>
  )
}
