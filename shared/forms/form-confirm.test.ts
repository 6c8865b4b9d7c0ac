import { expect, test } from 'vitest'
import { fillIn, sampleForm, settled } from '#shared/testing/sample-form.ts'

const subjectAndMessage = { subject: 'Ball valves', message: 'Forty, by March' }
const noConfirm = () => sampleForm({ confirms: false })

test('asks after validation, and does nothing when the user declines', async () => {
  const { form, creates } = sampleForm()
  fillIn(form)
  form.submit()
  expect(form.$state.get()).toEqual({ at: 'confirming' })
  form.decline()
  await settled()
  expect(form.$state.get()).toEqual({ at: 'editing', fieldError: null })
  expect(form.$values.get()).toEqual(subjectAndMessage)
  expect(creates).toHaveLength(0)
})

test('a form without a question is sent at once', () => {
  const { form, creates } = noConfirm()
  fillIn(form)
  form.submit()
  expect(form.$state.get()).toMatchObject({ at: 'sending', step: 'create' })
  expect(creates).toHaveLength(1)
})

test('an edit withdraws the question', () => {
  const { form } = sampleForm()
  fillIn(form)
  form.submit()
  form.change('message', 'Fifty')
  expect(form.$state.get().at).toBe('editing')
  form.confirm()
  expect(form.$state.get().at).toBe('editing')
})

test('a text that is told once more leaves the question', () => {
  const { form } = sampleForm()
  fillIn(form)
  form.submit()
  form.change('message', subjectAndMessage.message)
  expect(form.$state.get().at).toBe('confirming')
})

test('reset empties the form', () => {
  const { form } = sampleForm()
  fillIn(form)
  form.submit()
  form.reset()
  expect(form.$values.get()).toEqual({ subject: '', message: '' })
  expect(form.$state.get()).toEqual({ at: 'editing', fieldError: null })
})
