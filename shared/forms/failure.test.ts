import { expect, test } from 'vitest'
import { failureText } from './failure.ts'
import { failing } from './sample-form.ts'

test.each([
  ['upload', false, 'form.failedUpload'],
  ['create', false, 'form.failedCreate'],
  ['notify', false, 'form.failedNotify'],
  ['create', true, 'form.mayHaveArrivedDashboard'],
  ['upload', true, 'form.mayHaveArrivedDashboard'],
] as const)('%s, may have arrived: %s', (step, maybeArrived, text) => {
  expect(failureText({ step, error: failing('server', 500), maybeArrived }, true)).toBe(text)
})

test('where there is no dashboard to look into', () => {
  expect(failureText({ step: 'create', error: failing('timeout'), maybeArrived: true }, false)).toBe(
    'form.mayHaveArrived',
  )
})
