import { describe, expect, test } from 'vitest'
import { CREATED, fillIn, last, reached, sampleForm, send, settled } from '#shared/testing/sample-form.ts'

const subjectAndMessage = { subject: 'Ball valves', message: 'Forty, by March' }
const noConfirm = () => sampleForm({ confirms: false })

describe('editing', () => {
  test('starts empty and without a problem', () => {
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

  test('verbs of other states do nothing', async () => {
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
})

describe('confirming', () => {
  test('asks after validation, and declined nothing happens', async () => {
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
})

describe('sending', () => {
  test('creates, notifies with what was created, and is sent', async () => {
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

  test('ten answers to the question make one request', () => {
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

  test('a click that comes after a quick answer does not send an empty form', async () => {
    const { form, creates } = noConfirm()
    fillIn(form)
    form.submit()
    last(creates).answer(CREATED)
    await settled()
    expect(form.$state.get().at).toBe('sending')
    form.submit()
    expect(creates).toHaveLength(1)
  })

  test('a click on a form that was sent just now is ignored until it is acknowledged or edited', async () => {
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

  test('what is typed meanwhile is not sent, and not lost', async () => {
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

  test('hostile values travel as they are', () => {
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
})

test('reset empties the form', () => {
  const { form } = sampleForm()
  fillIn(form)
  form.submit()
  form.reset()
  expect(form.$values.get()).toEqual({ subject: '', message: '' })
  expect(form.$state.get()).toEqual({ at: 'editing', fieldError: null })
})
