import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { keepUser } from '#shared/session/session.ts'
import { hasRecords } from '#shared/storage/device-records.ts'
import {
  CREATED,
  failing,
  fileNamed,
  fillIn,
  last,
  member,
  reached,
  reloadedForm,
  sampleForm,
  send,
  sendWithFile,
  settled,
} from '#shared/testing/sample-form.ts'

const typed = { subject: 'Ball valves', message: 'Forty, by March' }
const empty = { subject: '', message: '' }

beforeEach(() => keepUser(member(1)))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('reload', () => {
  test('restores the typed text, says so, and names the file to choose again', async () => {
    const { form } = sampleForm()
    expect(form.$draft.get()).toEqual({ kept: false, fileToChooseAgain: null, cutShort: false })
    fillIn(form)
    await form.chooseFile(fileNamed('offer.pdf'))
    expect(form.$draft.get()).toEqual({ kept: true, fileToChooseAgain: null, cutShort: false })
    const next = reloadedForm().form
    expect(next.$values.get()).toEqual(typed)
    expect(next.$file.get()).toBeNull()
    expect(next.$draft.get()).toEqual({ kept: true, fileToChooseAgain: 'offer.pdf', cutShort: false })
    next.change('message', 'Fifty')
    expect(reloadedForm().form.$draft.get().fileToChooseAgain).toBe('offer.pdf')
  })

  test('stops asking for the file once it is chosen again or removed', async () => {
    const { form } = sampleForm()
    await form.chooseFile(fileNamed('offer.pdf'))
    const next = reloadedForm().form
    await next.chooseFile(fileNamed('offer.pdf'))
    expect(next.$draft.get().fileToChooseAgain).toBeNull()
    const third = reloadedForm().form
    third.removeFile()
    expect(third.$draft.get()).toEqual({ kept: false, fileToChooseAgain: null, cutShort: false })
    expect(hasRecords('draft', '1:')).toBe(false)
  })

  test('a draft that is left in a form in use waits until it is asked for', () => {
    fillIn(sampleForm().form)
    const { form } = reloadedForm()
    form.leaveDraft()
    expect(form.$values.get()).toEqual(empty)
    expect(form.$draft.get()).toMatchObject({ kept: false, waits: true })
    form.resume()
    expect(form.$values.get()).toEqual(typed)
    expect(form.$draft.get().waits).toBeFalsy()
  })

  test('a draft that is left waits beside a new text, and returns once that is sent', async () => {
    fillIn(sampleForm().form)
    const { form } = reloadedForm()
    form.leaveDraft()
    form.change('message', 'Fifty')
    expect(form.$values.get()).toEqual({ ...empty, message: 'Fifty' })
    expect(form.$draft.get().waits).toBeFalsy()
    form.reset()
    expect(reloadedForm().form.$values.get()).toEqual(typed)
  })

  test('a form without a draft has none to leave', () => {
    const { form } = sampleForm()
    form.leaveDraft()
    expect(form.$draft.get().waits).toBeFalsy()
  })

  test('a text that is emptied again leaves no draft', () => {
    const { form } = sampleForm()
    form.change('message', 'x')
    expect(hasRecords('draft', '1:')).toBe(true)
    form.change('message', '')
    expect(hasRecords('draft', '1:')).toBe(false)
    expect(form.$draft.get().kept).toBe(false)
  })

  test('each target has its own draft', () => {
    fillIn(sampleForm().form)
    expect(reloadedForm({ target: '13' }).form.$values.get()).toEqual(empty)
    expect(reloadedForm().form.$values.get()).toEqual(typed)
  })

  test('a draft expires after 7 days', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    fillIn(sampleForm().form)
    vi.setSystemTime(Date.now() + 8 * 24 * 60 * 60 * 1000)
    expect(reloadedForm().form.$values.get()).toEqual(empty)
  })

  test('a form without drafts, such as one with a password, stores no text and no attempt', async () => {
    const { form, creates } = send(sampleForm({ drafts: false }))
    last(creates).fail(failing('timeout'))
    await reached(form, 'failed')
    expect(JSON.stringify({ ...localStorage })).not.toContain('Forty')
    expect(hasRecords('draft', '1:')).toBe(false)
    expect(reloadedForm({ drafts: false }).form.$values.get()).toEqual(empty)
  })

  test('ignores unknown fields and values in a draft that was tampered with', () => {
    fillIn(sampleForm().form)
    const key = Object.keys(localStorage).find(name => name.includes('draft')) ?? ''
    const values = { message: ['x'], subject: 'S', admin: 'yes' }
    localStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), values }))
    expect(reloadedForm().form.$values.get()).toEqual({ subject: 'S', message: '' })
  })

  test('typing works when the storage is full', () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', {
      length: 0,
      key: () => null,
      getItem: () => null,
      setItem,
      removeItem() {},
    })
    const { form } = sampleForm()
    fillIn(form)
    expect(form.$values.get()).toEqual(typed)
    expect(form.$draft.get().kept).toBe(false)
    const again = sampleForm().form
    expect(again.$values.get()).toEqual(typed)
    expect(again.$draft.get().kept).toBe(false)
  })
})

describe('the server decides when a draft ends', () => {
  test('keeps the draft while sending and after a failure, and deletes it once saved', async () => {
    const { form, creates, notifies } = send(sampleForm())
    expect(hasRecords('draft', '1:')).toBe(true)
    last(creates).fail(failing('server', 500))
    await reached(form, 'failed')
    expect(form.$draft.get().kept).toBe(true)
    form.retry()
    last(creates).answer(CREATED)
    await settled()
    // Saved: if the page closed now, a draft would lead to a second inquiry.
    expect(hasRecords('draft', '1:')).toBe(false)
    last(notifies).answer()
    await reached(form, 'sent')
    expect(form.$draft.get().kept).toBe(false)
    expect(reloadedForm().form.$values.get()).toEqual(empty)
  })

  test('with idempotency keys, keeps the draft to the end, and the next page uses the same key', async () => {
    configure({ idempotency: true })
    const { creates } = send(sampleForm())
    last(creates).answer(CREATED)
    await settled()
    const next = reloadedForm()
    expect(next.form.$values.get()).toEqual(typed)
    expect(next.form.$draft.get().cutShort).toBe(true)
    next.form.submit()
    next.form.confirm()
    expect(last(next.creates).context.idempotencyKey).toBe(last(creates).context.idempotencyKey)
    last(next.creates).answer(CREATED)
    await settled()
    last(next.notifies).answer()
    await reached(next.form, 'sent')
    expect(hasRecords('draft', '1:')).toBe(false)
  })

  test('text typed while sending becomes the next draft', async () => {
    const { form, creates } = send(sampleForm())
    form.change('message', 'One more thing')
    last(creates).answer(CREATED)
    await settled()
    expect(form.$state.get()).toMatchObject({ at: 'sending', step: 'notify' })
    expect(reloadedForm().form.$values.get().message).toBe('One more thing')
  })

  test('after a page closes while sending, says so and sends the same content under the same key', async () => {
    const { creates } = send(sampleForm())
    const next = reloadedForm()
    expect(next.form.$draft.get()).toEqual({ kept: true, fileToChooseAgain: null, cutShort: true })
    next.form.submit()
    next.form.confirm()
    expect(last(next.creates).context.idempotencyKey).toBe(last(creates).context.idempotencyKey)
    expect(next.form.$draft.get().cutShort).toBe(false)
    last(next.creates).fail(failing('rejected', 400))
    await reached(next.form, 'failed')
    expect(next.form.$state.get()).toMatchObject({ mayHaveArrived: true })
  })

  test('does the same with a file that was chosen again', async () => {
    const before = await sendWithFile()
    last(before.uploads).answer('stored.pdf')
    await reached(before.form, 'sending')
    const next = reloadedForm()
    await next.form.chooseFile(fileNamed('offer.v2.pdf'))
    next.form.submit()
    next.form.confirm()
    last(next.uploads).answer('stored-again.pdf')
    await reached(next.form, 'sending')
    expect(last(next.creates).context.idempotencyKey).toBe(last(before.creates).context.idempotencyKey)
  })

  test('content changed after the reload goes under a new key', () => {
    const { creates } = send(sampleForm())
    const next = reloadedForm()
    next.form.change('message', 'Fifty')
    next.form.submit()
    next.form.confirm()
    expect(last(next.creates).context.idempotencyKey).not.toBe(last(creates).context.idempotencyKey)
  })

  test('a clear refusal does not count as arrived, even after a reload', async () => {
    const { form, creates } = send(sampleForm())
    last(creates).fail(failing('rejected', 400))
    await reached(form, 'failed')
    expect(reloadedForm().form.$draft.get().cutShort).toBe(false)
  })

  test('reset deletes the draft', () => {
    const { form } = sampleForm()
    fillIn(form)
    form.reset()
    expect(hasRecords('draft', '1:')).toBe(false)
  })
})
