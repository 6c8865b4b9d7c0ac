import { describe, expect, test } from 'vitest'
import type { Follower } from './followers.ts'
import { CREATED, failing, fillIn, last, reached, sampleForm, send, settled } from './sample-form.ts'

const subjectAndMessage = { subject: 'Ball valves', message: 'Forty, by March' }
const noConfirm = () => sampleForm({ asks: false })

describe('followers', () => {
  const listening = () => {
    const heard: string[] = []
    const follower = {
      announce: ({ values, fileName }) => {
        heard.push(`announce ${values.subject} ${fileName}`)
        return true
      },
      sent: ({ inquiryId }, { values }) => heard.push(`sent ${inquiryId} ${values.subject}`),
      failed: ({ step, error }, { values }) => heard.push(`failed ${step} ${error.kind} ${values.subject}`),
    } satisfies Follower<{ subject: string; message: string }, typeof CREATED>
    return { heard, follower }
  }

  test('a host that cancels the announcement keeps everything from being sent', async () => {
    const { form, creates } = sampleForm()
    form.follow({ announce: () => false })
    fillIn(form)
    form.submit()
    form.confirm()
    await settled()
    expect(form.$state.get()).toEqual({ at: 'editing', problem: null })
    expect(form.$values.get()).toEqual(subjectAndMessage)
    expect(creates).toHaveLength(0)
  })

  test('announced once for each submission, before anything is sent; not for a retry', async () => {
    const sample = sampleForm()
    const { heard, follower } = listening()
    sample.form.follow(follower)
    fillIn(sample.form)
    sample.form.submit()
    expect(heard).toEqual([])
    sample.form.confirm()
    expect(heard).toEqual(['announce Ball valves '])
    last(sample.creates).fail(failing('server', 500))
    await reached(sample.form, 'failed')
    sample.form.retry()
    last(sample.creates).answer(CREATED)
    await settled()
    last(sample.notifies).answer()
    await reached(sample.form, 'sent')
    expect(heard).toEqual([
      'announce Ball valves ',
      'failed create server Ball valves',
      'sent 31 Ball valves',
    ])
  })

  test('a host that submits again while it is asked makes no second request', () => {
    const { form, creates } = sampleForm()
    form.follow({
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

  test('nor in a form without a question, when it is tried anew after a failure', async () => {
    const { form, creates } = noConfirm()
    fillIn(form)
    form.submit()
    last(creates).fail(failing('server', 500))
    await reached(form, 'failed')
    let asked = 0
    form.follow({
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

  test('of two widgets only the one that was used speaks', async () => {
    const { form, creates } = sampleForm()
    const one = listening()
    const two = listening()
    form.follow(one.follower)
    const leave = form.follow(two.follower)
    fillIn(form)
    form.submit(two.follower)
    expect(form.$leader.get()).toBe(two.follower)
    form.confirm()
    last(creates).fail(failing('server', 500))
    await reached(form, 'failed')
    expect(one.heard).toEqual([])
    expect(two.heard).toHaveLength(2)
    leave()
    expect(form.$leader.get()).toBe(one.follower)
  })

  test('what happens while no widget is mounted is told to the next one, once', async () => {
    const { form, creates } = sampleForm()
    const first = listening()
    const leave = form.follow(first.follower)
    send({ form, creates, uploads: [], notifies: [] })
    leave()
    last(creates).fail(failing('server', 500))
    await reached(form, 'failed')
    const second = listening()
    form.follow(second.follower)
    const third = listening()
    form.follow(third.follower)
    expect(first.heard).toEqual(['announce Ball valves '])
    expect(second.heard).toEqual(['failed create server Ball valves'])
    expect(third.heard).toEqual([])
  })
})
