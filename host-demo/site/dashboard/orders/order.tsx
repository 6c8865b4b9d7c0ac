import { useStore } from '@nanostores/react'
import { useQuery } from '#shared/ui/use-query.ts'
import { Answered } from '../ui.tsx'
import { Confirmation } from './confirmation.tsx'
import { takeOrderStep } from './order-calls.ts'
import { orderMessages } from './orders.messages.ts'
import { orderQuery, ordersQuery } from './orders.store.ts'

/** An order, for both sides. */
export function Order({ id }: { id: number }) {
  const t = useStore(orderMessages)
  return (
    <>
      <a href="#orders" className="button back screen-only">
        {t.all}
      </a>
      <Answered answer={useQuery(orderQuery, id)}>
        {order => (
          <Confirmation
            order={order}
            isInDashboard
            take={(step, note, key) =>
              // After a refusal too: the other side may have taken a step.
              takeOrderStep(id, step, note, key).finally(() => {
                orderQuery.revalidate()
                ordersQuery.revalidate()
              })
            }
          />
        )}
      </Answered>
    </>
  )
}
