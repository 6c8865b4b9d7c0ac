import { useQuery } from '#shared/ui/use-query.ts'
import { Answered } from '../ui.tsx'
import { acknowledgeOrder } from './bid-calls.ts'
import { orderQuery } from './bids.store.ts'
import { Confirmation } from './confirmation.tsx'

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
