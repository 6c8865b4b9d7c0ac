import { expect, test } from 'vitest'
import { fillIn, sampleForm, settled } from '#shared/testing/sample-form.ts'

test('starts empty and without an error', () => {
  const { form } = sampleForm()
  expect(form.$values.get()).toEqual({ subject: '', message: '' })
  expect(form.$state.get()).toEqual({ at: 'editing', fieldError: null })
  expect(form.$file.get()).toBeNull()
})

test('only the first broken rule is shown, and a change clears it', () => {
  const { form, creates } = sampleForm()
  form.submit()
  expect(form.$state.get()).toEqual({
    at: 'editing',
    fieldError: { field: 'subject', message: 'subjectEmpty' },
  })
  form.change('subject', 'Ball valves')
  expect(form.$state.get()).toEqual({ at: 'editing', fieldError: null })
  form.submit()
  expect(form.$state.get()).toEqual({
    at: 'editing',
    fieldError: { field: 'message', message: 'messageEmpty' },
  })
  expect(creates).toHaveLength(0)
})

test('actions of other states do nothing', async () => {
  const { form, creates, uploads } = sampleForm()
  fillIn(form)
  form.confirm()
  form.decline()
  form.retry()
  form.cancelUpload()
  form.acknowledge()
  await settled()
  expect(form.$state.get()).toEqual({ at: 'editing', fieldError: null })
  expect([creates.length, uploads.length]).toEqual([0, 0])
})
