import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { keepUser } from '#shared/session/session.ts'
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
import { drafts } from './drafts.ts'

const typed = { subject: 'Ball valves', message: 'Forty, by March' }
const empty = { subject: '', message: '' }

beforeEach(() => keepUser(member(1)))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('reload', () => {
  test('finds what was typed, says so, and names the file to be chosen again', async () => {
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

  test('chosen again or given up, the file is asked for no more', async () => {
    const { form } = sampleForm()
    await form.chooseFile(fileNamed('offer.pdf'))
    const next = reloadedForm().form
    await next.chooseFile(fileNamed('offer.pdf'))
    expect(next.$draft.get().fileToChooseAgain).toBeNull()
    const third = reloadedForm().form
    third.removeFile()
    expect(third.$draft.get()).toEqual({ kept: false, fileToChooseAgain: null, cutShort: false })
    expect(drafts.has(1)).toBe(false)
  })

  test('a text that was emptied again leaves no draft', () => {
    const { form } = sampleForm()
    form.change('message', 'x')
    expect(drafts.has(1)).toBe(true)
    form.change('message', '')
    expect(drafts.has(1)).toBe(false)
    expect(form.$draft.get().kept).toBe(false)
  })

  test('each target has its own', () => {
    fillIn(sampleForm().form)
    expect(reloadedForm({ target: '13' }).form.$values.get()).toEqual(empty)
    expect(reloadedForm().form.$values.get()).toEqual(typed)
  })

  test('after 7 days it is gone', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    fillIn(sampleForm().form)
    vi.setSystemTime(Date.now() + 8 * 24 * 60 * 60 * 1000)
    expect(reloadedForm().form.$values.get()).toEqual(empty)
  })

  test('a form without drafts, as any that takes a password, stores nothing, nor any trace of what it tried', async () => {
    const { form, creates } = send(sampleForm({ drafts: false }))
    last(creates).fail(failing('timeout'))
    await reached(form, 'failed')
    expect(JSON.stringify({ ...localStorage })).not.toContain('Forty')
    expect(drafts.has(1)).toBe(false)
    expect(reloadedForm({ drafts: false }).form.$values.get()).toEqual(empty)
  })

  test('what somebody wrote into the storage does not become a field', () => {
    fillIn(sampleForm().form)
    const key = Object.keys(localStorage).find(name => name.includes('draft')) ?? ''
    const values = { message: ['x'], subject: 'S', admin: 'yes' }
    localStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), values }))
    expect(reloadedForm().form.$values.get()).toEqual({ subject: 'S', message: '' })
  })

  test('a full storage never stops the typing', () => {
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
  test('kept while it is on its way and after a failure, gone when it is saved', async () => {
    const { form, creates, notifies } = send(sampleForm())
    expect(drafts.has(1)).toBe(true)
    last(creates).fail(failing('server', 500))
    await reached(form, 'failed')
    expect(form.$draft.get().kept).toBe(true)
    form.retry()
    last(creates).answer(CREATED)
    await settled()
    // Saved: if the page closed now, a draft would lead to a second inquiry.
    expect(drafts.has(1)).toBe(false)
    last(notifies).answer()
    await reached(form, 'sent')
    expect(form.$draft.get().kept).toBe(false)
    expect(reloadedForm().form.$values.get()).toEqual(empty)
  })

  test('where writes carry keys it is kept until all is done: the next page goes on under the same key', async () => {
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
    expect(drafts.has(1)).toBe(false)
  })

  test('what was typed while it was sent is the next draft', async () => {
    const { form, creates } = send(sampleForm())
    form.change('message', 'One more thing')
    last(creates).answer(CREATED)
    await settled()
    expect(form.$state.get()).toMatchObject({ at: 'sending', step: 'notify' })
    expect(reloadedForm().form.$values.get().message).toBe('One more thing')
  })

  test('a page that was closed in the middle: it says so, and the same content goes under the same key', async () => {
    const { creates } = send(sampleForm())
    const next = reloadedForm()
    expect(next.form.$draft.get()).toEqual({ kept: true, fileToChooseAgain: null, cutShort: true })
    next.form.submit()
    next.form.confirm()
    expect(last(next.creates).context.idempotencyKey).toBe(last(creates).context.idempotencyKey)
    expect(next.form.$draft.get().cutShort).toBe(false)
    last(next.creates).fail(failing('rejected', 400))
    await reached(next.form, 'failed')
    expect(next.form.$state.get()).toMatchObject({ maybeArrived: true })
  })

  test('the same with a file that was chosen again', async () => {
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

  test('changed after the reload it goes under a new key', () => {
    const { creates } = send(sampleForm())
    const next = reloadedForm()
    next.form.change('message', 'Fifty')
    next.form.submit()
    next.form.confirm()
    expect(last(next.creates).context.idempotencyKey).not.toBe(last(creates).context.idempotencyKey)
  })

  test('a clear refusal did not arrive, also after a reload', async () => {
    const { form, creates } = send(sampleForm())
    last(creates).fail(failing('rejected', 400))
    await reached(form, 'failed')
    expect(reloadedForm().form.$draft.get().cutShort).toBe(false)
  })

  test('reset deletes it', () => {
    const { form } = sampleForm()
    fillIn(form)
    form.reset()
    expect(drafts.has(1)).toBe(false)
  })
})
