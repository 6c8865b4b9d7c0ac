import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { MAX_TERM, NO_TERMS, type OrderTerm, type OrderTerms } from '#shared/trade/order.ts'
import { TextAreaField, TextField } from '#shared/ui/field.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { orderMessages } from './orders.messages.ts'
import { lastTermsQuery } from './orders.store.ts'

/** The terms of the next order, as typed and otherwise as in the last order, and a function that changes some. */
export function useOrderTerms(): [OrderTerms, (changed: Partial<OrderTerms>) => void] {
  const { data = NO_TERMS } = useQuery(lastTermsQuery)
  const [typed, type] = useState<Partial<OrderTerms>>({})
  return [{ ...data, ...typed }, changed => type(before => ({ ...before, ...changed }))]
}

const fields = [
  { name: 'poNumber', hint: 'poNumberHint' },
  { name: 'deliverTo', hint: 'deliverToHint', hasLines: true },
  { name: 'payment', hint: 'paymentHint' },
] as const satisfies readonly { name: OrderTerm; hint: string; hasLines?: true }[]

type Props = { terms: OrderTerms; onChange: (changed: Partial<OrderTerms>) => void }

/** The fields for what the buyer adds to an order. Each may stay empty. */
export function OrderTermFields({ terms, onChange }: Props) {
  const t = useStore(orderMessages)
  return (
    <div className="order-terms">
      {fields.map(field => {
        const shared = {
          name: field.name,
          label: t[field.name],
          hint: t[field.hint],
          value: terms[field.name],
          maxLength: MAX_TERM,
          onText: (text: string) => onChange({ [field.name]: text }),
        }
        return 'hasLines' in field ? (
          <TextAreaField key={field.name} rows={3} {...shared} />
        ) : (
          <TextField key={field.name} type="text" {...shared} />
        )
      })}
    </div>
  )
}
