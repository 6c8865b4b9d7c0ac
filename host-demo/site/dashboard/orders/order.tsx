import { useQuery } from '#shared/ui/use-query.ts'
import { orderQuery } from '../bids/bids.store.ts'
import { Answered } from '../ui.tsx'
import { Confirmation } from './confirmation.tsx'
import { acknowledgeOrder } from './order-calls.ts'

/** An order, for both sides. */
export function Order({ id }: { id: number }) {
  return (
    <Answered answer={useQuery(orderQuery, id)}>
      {order => (
        <Confirmation
          order={order}
          isInDashboard
          acknowledge={async key => {
            await acknowledgeOrder(id, key)
            orderQuery.revalidate()
          }}
        />
      )}
    </Answered>
  )
}
