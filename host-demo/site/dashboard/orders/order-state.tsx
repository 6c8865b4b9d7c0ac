import { useStore } from '@nanostores/react'
import type { OrderState } from '#shared/trade/order-state.ts'
import { orderMessages } from './orders.messages.ts'

const looks: Partial<Record<OrderState, string>> = { received: 'good', cancelled: 'over' }

export function OrderStatePill({ state }: { state: OrderState }) {
  const t = useStore(orderMessages)
  return <span className={`pill ${looks[state] ?? ''}`}>{t[state]}</span>
}
