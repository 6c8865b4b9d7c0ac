import { beforeEach, describe, expect, test } from 'vitest'
import { keepUser } from '#shared/session/session.ts'
import {
  CREATED,
  failing,
  fileNamed,
  fillIn,
  last,
  member,
  reached,
  sampleDefinition,
  send,
  settled,
} from '#shared/testing/sample-form.ts'
import { formFor, resetForms } from './form.ts'

/** Looks up a form and observes it, as a widget does. */
function mounted(settings: Parameters<typeof sampleDefinition>[0] = {}) {
  const { definition, ...calls } = sampleDefinition(settings)
  const form = formFor(definition)
  return { form, sample: { form, ...calls }, unmount: form.observe({}) }
}

beforeEach(() => keepUser(member(1)))

describe('finds the same form', () => {
  test('from a second widget with the same name and target', () => {
    expect(mounted().form).toBe(mounted().form)
  })

  test('while it is sending without a widget, and after it has failed', async () => {
    const { form, sample, unmount } = mounted()
    send(sample)
    unmount()
    await settled()
    const again = mounted()
    expect(again.form).toBe(form)
    again.unmount()
    await settled()
    last(sample.creates).fail(failing('timeout'))
    await reached(form, 'failed')
    const third = mounted()
    expect(third.form).toBe(form)
    expect(form.$state.get()).toMatchObject({ at: 'failed', mayHaveArrived: true })
    third.unmount()
    await settled()
    expect(mounted().form).toBe(form)
  })

  test('after it was sent without a widget, until the user sees the result', async () => {
    const { form, sample, unmount } = mounted({ steps: { create: async () => CREATED } })
    send(sample)
    unmount()
    await reached(form, 'sent')
    await settled()
    const again = mounted()
    expect(again.form).toBe(form)
    expect(form.$state.get().at).toBe('sent')
    again.unmount()
    await settled()
    expect(mounted().form).not.toBe(form)
  })

  test('with its file, which no draft can keep', async () => {
    const { form, unmount } = mounted()
    await form.chooseFile(fileNamed('offer.pdf'))
    unmount()
    await settled()
    const again = mounted()
    expect(again.form).toBe(form)
    expect(again.form.$file.get()?.name).toBe('offer.pdf')
  })

  test('when one widget leaves as another arrives', async () => {
    const { form, unmount } = mounted()
    unmount()
    const again = mounted()
    await settled()
    expect(again.form).toBe(form)
    expect(form.$awake.get()).toBe(true)
  })
})

describe('forgets a form without a widget when nothing is lost', () => {
  test('an empty form, and a form whose draft is on the device', async () => {
    const { form, unmount } = mounted()
    unmount()
    await settled()
    expect(form.$awake.get()).toBe(false)
    const second = mounted()
    expect(second.form).not.toBe(form)
    fillIn(second.form)
    second.unmount()
    await settled()
    const third = mounted()
    expect(third.form).not.toBe(second.form)
    expect(third.form.$values.get().subject).toBe('Ball valves')
  })

  test('a form without drafts, once it has finished sending', async () => {
    const { form, sample, unmount } = mounted({ drafts: false })
    send(sample)
    unmount()
    await settled()
    expect(form.$awake.get()).toBe(true)
    last(sample.creates).fail(failing('server', 500))
    await reached(form, 'failed')
    await settled()
    expect(form.$awake.get()).toBe(false)
    expect(mounted().form).not.toBe(form)
  })

  test('withdraws a question when its widget leaves', async () => {
    const { form, unmount } = mounted()
    fillIn(form)
    form.submit()
    unmount()
    await settled()
    expect(form.$state.get().at).toBe('editing')
  })

  test('finds a forgotten form again when it is observed, for the current user', async () => {
    const { form, unmount } = mounted()
    fillIn(form)
    unmount()
    await settled()
    keepUser(member(2))
    form.observe({})
    expect(mounted().form).toBe(form)
    expect(form.$values.get()).toEqual({ subject: '', message: '' })
  })
})

test('resetForms acts like a new page: it aborts requests and keeps drafts', async () => {
  const { form, sample } = mounted()
  send(sample)
  resetForms()
  expect(last(sample.creates).context.signal.aborted).toBe(true)
  last(sample.creates).answer(CREATED)
  await settled()
  expect(form.$state.get().at).toBe('sending')
  const next = mounted()
  expect(next.form.$values.get().subject).toBe('Ball valves')
})

test('resetForms drops a file that is still being checked', async () => {
  const { form } = mounted()
  const looking = form.chooseFile(fileNamed('offer.pdf'))
  resetForms()
  await looking
  expect(form.$file.get()).toBe(null)
  expect(mounted().form).not.toBe(form)
})
