import { expect, test } from 'vitest'
import { canTake, nextSteps, orderStates, orderStepNames, orderSteps } from './order-state.ts'

test('each side has its own steps in each state', () => {
  const steps = orderStates.map(state => [state, nextSteps(state, 'seller'), nextSteps(state, 'buyer')])
  expect(steps).toEqual([
    ['ordered', ['acknowledge', 'ship'], ['receive', 'cancel']],
    ['acknowledged', ['ship'], ['receive', 'cancel']],
    ['shipped', [], ['receive']],
    ['received', [], []],
    ['cancelled', [], []],
  ])
})

test('no step leads back, or is taken twice', () => {
  for (const step of orderStepNames) {
    const { makes } = orderSteps[step]
    expect(canTake(step, makes)).toBe(false)
    for (const later of orderStepNames.filter(each => canTake(each, makes)))
      expect(orderStates.indexOf(orderSteps[later].makes)).toBeGreaterThan(orderStates.indexOf(makes))
  }
})
