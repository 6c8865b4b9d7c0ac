import { describe, expect, test } from 'vitest'
import {
  CREATED,
  failing,
  fillIn,
  last,
  reached,
  sampleForm,
  send,
  settled,
} from '#shared/testing/sample-form.ts'
import type { Observer } from './submitter.ts'

const subjectAndMessage = { subject: 'Ball valves', message: 'Forty, by March' }
const noConfirm = () => sampleForm({ confirms: false })

describe('observers', () => {
  const listening = () => {
    const heard: string[] = []
    const observer = {
      announce: ({ values }) => {
        heard.push(`announce ${values.subject}`)
        return true
      },
      sent: ({ inquiryId }, { values }) => heard.push(`sent ${inquiryId} ${values.subject}`),
      failed: ({ step, error }, { values }) => heard.push(`failed ${step} ${error.kind} ${values.subject}`),
    } satisfies Observer<{ subject: string; message: string }, typeof CREATED>
    return { heard, observer }
  }

  test('a host that cancels the announcement prevents sending', async () => {
    const { form, creates } = sampleForm()
    form.observe({ announce: () => false })
    fillIn(form)
    form.submit()
    form.confirm()
    await settled()
    expect(form.$state.get()).toEqual({ at: 'editing', fieldError: null })
    expect(form.$values.get()).toEqual(subjectAndMessage)
    expect(creates).toHaveLength(0)
  })

  test('announces each submission once before sending, and no retry', async () => {
    const sample = sampleForm()
    const { heard, observer } = listening()
    sample.form.observe(observer)
    fillIn(sample.form)
    sample.form.submit()
    expect(heard).toEqual([])
    sample.form.confirm()
    expect(heard).toEqual(['announce Ball valves'])
    last(sample.creates).fail(failing('server', 500))
    await reached(sample.form, 'failed')
    sample.form.retry()
    last(sample.creates).answer(CREATED)
    await settled()
    last(sample.notifies).answer()
    await reached(sample.form, 'sent')
    expect(heard).toEqual(['announce Ball valves', 'failed create server Ball valves', 'sent 31 Ball valves'])
  })

  test('a host that submits again during the announcement makes no second request', () => {
    const { form, creates } = sampleForm()
    form.observe({
      announce: () => {
        form.submit()
        form.confirm()
        return true
      },
    })
    fillIn(form)
    form.submit()
    form.confirm()
    expect(creates).toHaveLength(1)
  })

  test('a host that submits again after a failure makes no second request', async () => {
    const { form, creates } = noConfirm()
    fillIn(form)
    form.submit()
    last(creates).fail(failing('server', 500))
    await reached(form, 'failed')
    let asked = 0
    form.observe({
      announce: () => {
        asked += 1
        if (asked < 3) {
          form.submit()
          form.retry()
        }
        return true
      },
    })
    form.submit()
    expect(asked).toBe(1)
    expect(creates).toHaveLength(2)
  })

  test('of two widgets, only the one in use reports events', async () => {
    const { form, creates } = sampleForm()
    const one = listening()
    const two = listening()
    form.observe(one.observer)
    const leave = form.observe(two.observer)
    fillIn(form)
    form.submit(two.observer)
    expect(form.$activeObserver.get()).toBe(two.observer)
    form.confirm()
    last(creates).fail(failing('server', 500))
    await reached(form, 'failed')
    expect(one.heard).toEqual([])
    expect(two.heard).toHaveLength(2)
    leave()
    expect(form.$activeObserver.get()).toBe(one.observer)
  })

  test('events without a mounted widget go to the next one, once', async () => {
    const { form, creates } = sampleForm()
    const first = listening()
    const leave = form.observe(first.observer)
    send({ form, creates, uploads: [], notifies: [] })
    leave()
    last(creates).fail(failing('server', 500))
    await reached(form, 'failed')
    const second = listening()
    form.observe(second.observer)
    const third = listening()
    form.observe(third.observer)
    expect(first.heard).toEqual(['announce Ball valves'])
    expect(second.heard).toEqual(['failed create server Ball valves'])
    expect(third.heard).toEqual([])
  })
})
