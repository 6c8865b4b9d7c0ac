/**
 * The steps of an order: the side that may take them, the states in which it may, and the resulting state. A seller may ship
 * without acknowledging, and a buyer may have received what nobody marked as shipped.
 */
export const orderSteps = {
  acknowledge: { by: 'seller', from: ['ordered'], makes: 'acknowledged' },
  ship: { by: 'seller', from: ['ordered', 'acknowledged'], makes: 'shipped' },
  receive: { by: 'buyer', from: ['ordered', 'acknowledged', 'shipped'], makes: 'received' },
  cancel: { by: 'buyer', from: ['ordered', 'acknowledged'], makes: 'cancelled' },
} as const satisfies Record<string, { by: Party; from: readonly OrderState[]; makes: OrderState }>

export const orderStates = ['ordered', 'acknowledged', 'shipped', 'received', 'cancelled'] as const
export type OrderState = (typeof orderStates)[number]
type Party = 'buyer' | 'seller'

export type OrderStep = keyof typeof orderSteps
export const orderStepNames = Object.keys(orderSteps) as [OrderStep, ...OrderStep[]]

/** Checks whether a step may be taken in a state, by the side that takes it. */
export function canTake(step: OrderStep, state: OrderState): boolean {
  const from: readonly OrderState[] = orderSteps[step].from
  return from.includes(state)
}

/** Returns the steps that a side may take in a state. */
export const nextSteps = (state: OrderState, side: Party): OrderStep[] =>
  orderStepNames.filter(step => orderSteps[step].by === side && canTake(step, state))
