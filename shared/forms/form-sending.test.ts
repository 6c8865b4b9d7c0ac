import { expect, test } from 'vitest'
import { CREATED, fillIn, last, reached, sampleForm, send, settled } from '#shared/testing/sample-form.ts'

const subjectAndMessage = { subject: 'Ball valves', message: 'Forty, by March' }
const noConfirm = () => sampleForm({ confirms: false })

test('creates, notifies with the created ids, and is sent', async () => {
  const sample = send(sampleForm())
  const { form, creates, notifies, uploads } = sample
  expect(form.$state.get()).toMatchObject({ at: 'sending', step: 'create' })
  expect(last(creates).values).toEqual(subjectAndMessage)
  expect(last(creates).context).toMatchObject({ attachmentUrl: '', fileName: '' })
  last(creates).answer(CREATED)
  await settled()
  expect(form.$state.get()).toMatchObject({ at: 'sending', step: 'notify' })
  expect(last(notifies).created).toEqual(CREATED)
  last(notifies).answer()
  await reached(form, 'sent')
  expect(form.$state.get()).toEqual({ at: 'sent', result: CREATED })
  expect(form.$values.get()).toEqual({ subject: '', message: '' })
  expect(uploads).toHaveLength(0)
  form.acknowledge()
  expect(form.$state.get()).toEqual({ at: 'editing', fieldError: null })
})

test('ten clicks and Enter make one request', async () => {
  const { form, creates } = noConfirm()
  fillIn(form)
  for (let click = 0; click < 10; click++) form.submit()
  await settled()
  for (let click = 0; click < 10; click++) form.submit()
  expect(creates).toHaveLength(1)
})

test('ten confirmations make one request', () => {
  const { form, creates } = sampleForm()
  fillIn(form)
  for (let click = 0; click < 10; click++) {
    form.submit()
    form.confirm()
  }
  form.decline()
  form.retry()
  form.reset()
  expect(creates).toHaveLength(1)
  expect(form.$state.get().at).toBe('sending')
  expect(form.$values.get()).toEqual(subjectAndMessage)
})

test('a click after a quick reply does not send an empty form', async () => {
  const { form, creates } = noConfirm()
  fillIn(form)
  form.submit()
  last(creates).answer(CREATED)
  await settled()
  expect(form.$state.get().at).toBe('sending')
  form.submit()
  expect(creates).toHaveLength(1)
})

test('ignores a click on a form just sent until it is acknowledged or edited', async () => {
  const { form } = sampleForm({ steps: { create: async () => CREATED } })
  fillIn(form)
  form.submit()
  form.confirm()
  await reached(form, 'sent')
  form.submit()
  expect(form.$state.get().at).toBe('sent')
  form.change('subject', 'Pipes')
  expect(form.$state.get()).toEqual({ at: 'editing', fieldError: null })
})

test('text typed while sending is neither sent nor lost', async () => {
  const { form, creates, notifies } = send(sampleForm())
  form.change('message', 'One more thing')
  expect(form.$state.get().at).toBe('sending')
  last(creates).answer(CREATED)
  await settled()
  last(notifies).answer()
  await reached(form, 'sent')
  expect(last(creates).values).toEqual(subjectAndMessage)
  expect(form.$values.get().message).toBe('One more thing')
})

test('sends hostile values unchanged', () => {
  for (const text of [
    '<img onerror=alert(1)>',
    '\ud800',
    '\u0000',
    '__proto__',
    "'; drop table rfq;--",
    '\u202e',
  ]) {
    const { form, creates } = noConfirm()
    fillIn(form, { subject: text, message: text })
    form.submit()
    expect(last(creates).values).toEqual({ subject: text, message: text })
  }
})
