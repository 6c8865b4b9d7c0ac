import { describe, expect, test, vi } from 'vitest'
import { expectedInConsole } from '#shared/testing/setup.ts'
import type { Follower } from './followers.ts'
import {
  CREATED,
  failing,
  fillIn,
  last,
  reached,
  type SampleForm,
  sampleForm,
  send,
  settled,
} from './sample-form.ts'

const subjectAndMessage = { subject: 'Ball valves', message: 'Forty, by March' }
const noConfirm = () => sampleForm({ asks: false })

describe('editing', () => {
  test('starts empty and without a problem', () => {
    const { form } = sampleForm()
    expect(form.$values.get()).toEqual({ subject: '', message: '' })
    expect(form.$state.get()).toEqual({ at: 'editing', problem: null })
    expect(form.$file.get()).toBeNull()
  })

  test('only the first broken rule is shown, and a change clears it', () => {
    const { form, creates } = sampleForm()
    form.submit()
    expect(form.$state.get()).toEqual({
      at: 'editing',
      problem: { field: 'subject', message: 'form.subjectEmpty' },
    })
    form.change('subject', 'Ball valves')
    expect(form.$state.get()).toEqual({ at: 'editing', problem: null })
    form.submit()
    expect(form.$state.get()).toEqual({
      at: 'editing',
      problem: { field: 'message', message: 'form.messageEmpty' },
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
    expect(form.$state.get()).toEqual({ at: 'editing', problem: null })
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
    expect(form.$state.get()).toEqual({ at: 'editing', problem: null })
    expect(form.$values.get()).toEqual(subjectAndMessage)
    expect(creates).toHaveLength(0)
  })

  test('a form without a question is sent at once', () => {
    const { form, creates } = noConfirm()
    fillIn(form)
    form.submit()
    expect(form.$state.get()).toEqual({ at: 'sending', step: 'create' })
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
    expect(form.$state.get()).toEqual({ at: 'sending', step: 'create' })
    expect(last(creates).values).toEqual(subjectAndMessage)
    expect(last(creates).sending).toMatchObject({ attachmentUrl: '', fileName: '' })
    last(creates).answer(CREATED)
    await settled()
    expect(form.$state.get()).toEqual({ at: 'sending', step: 'notify' })
    expect(last(notifies).created).toEqual(CREATED)
    last(notifies).answer()
    await reached(form, 'sent')
    expect(form.$state.get()).toEqual({ at: 'sent', result: CREATED })
    expect(form.$values.get()).toEqual({ subject: '', message: '' })
    expect(uploads).toHaveLength(0)
    form.acknowledge()
    expect(form.$state.get()).toEqual({ at: 'editing', problem: null })
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
    expect(form.$state.get()).toEqual({ at: 'editing', problem: null })
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

describe('failed', () => {
  test.each([
    'offline',
    'timeout',
    'rejected',
    'throttled',
    'server',
    'shape',
    'unauthorised',
    'blocked',
  ] as const)('a create that fails by %s keeps everything, and retry goes on', async kind => {
    const { form, creates, notifies } = send(sampleForm())
    const error = failing(kind, kind === 'server' ? 500 : 0)
    last(creates).fail(error)
    await reached(form, 'failed')
    expect(form.$state.get()).toMatchObject({ at: 'failed', step: 'create', error })
    expect(form.$values.get()).toEqual(subjectAndMessage)
    await settled()
    expect(creates).toHaveLength(1)
    form.retry()
    form.retry()
    expect(creates).toHaveLength(2)
    last(creates).answer(CREATED)
    await settled()
    last(notifies).answer()
    await reached(form, 'sent')
  })

  test.each([
    ['timeout', 0, true],
    ['offline', 0, true],
    ['blocked', 0, true],
    ['shape', 200, true],
    ['server', 502, true],
    ['server', 504, true],
    ['server', 500, false],
    ['server', 503, false],
    ['rejected', 400, false],
    ['rejected', 409, false],
    ['rejected', 413, false],
    ['unauthorised', 401, false],
    ['unauthorised', 403, false],
    ['throttled', 429, false],
    ['missing', 404, false],
  ] as const)('a create that ends in %s (%i) may have arrived: %s', async (kind, status, maybeArrived) => {
    const { form, creates } = send(sampleForm())
    last(creates).fail(failing(kind, status))
    await reached(form, 'failed')
    expect(form.$state.get()).toMatchObject({ maybeArrived })
  })

  test('without a network nothing has left this device', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { form, creates } = send(sampleForm())
    last(creates).fail(failing('offline'))
    await reached(form, 'failed')
    expect(form.$state.get()).toMatchObject({ maybeArrived: false })
  })

  test('a later clear failure does not take back that an earlier try may have arrived', async () => {
    const { form, creates } = send(sampleForm())
    last(creates).fail(failing('timeout'))
    await reached(form, 'failed')
    form.retry()
    last(creates).fail(failing('throttled', 429))
    await reached(form, 'failed')
    expect(form.$state.get()).toMatchObject({ maybeArrived: true })
    form.change('message', 'Another text')
    form.retry()
    last(creates).fail(failing('throttled', 429))
    await reached(form, 'failed')
    expect(form.$state.get()).toMatchObject({ maybeArrived: false })
  })

  test('a failed notification is tried again alone: the inquiry is there already', async () => {
    const { form, creates, notifies } = send(sampleForm())
    last(creates).answer(CREATED)
    await settled()
    last(notifies).fail(failing('timeout'))
    await reached(form, 'failed')
    expect(form.$state.get()).toMatchObject({ step: 'notify', maybeArrived: false })
    expect(form.$values.get()).toEqual(subjectAndMessage)
    form.retry()
    expect(form.$state.get()).toEqual({ at: 'sending', step: 'notify' })
    expect(last(notifies).created).toEqual(CREATED)
    last(notifies).answer()
    await reached(form, 'sent')
    expect([creates.length, notifies.length]).toEqual([1, 2])
  })

  test('retry of a notification never sends a text that was typed since', async () => {
    const { form, creates, notifies } = send(sampleForm())
    last(creates).answer(CREATED)
    await settled()
    last(notifies).fail(failing('server', 500))
    await reached(form, 'failed')
    form.change('message', 'Another text')
    form.retry()
    last(notifies).answer()
    await reached(form, 'sent')
    expect(creates).toHaveLength(1)
    expect(form.$values.get().message).toBe('Another text')
  })

  test('the same content submitted anew only needs its notification, a changed one is created', async () => {
    const { form, creates, notifies } = send(sampleForm())
    last(creates).answer(CREATED)
    await settled()
    last(notifies).fail(failing('server', 500))
    await reached(form, 'failed')
    form.submit()
    form.confirm()
    expect([creates.length, notifies.length]).toEqual([1, 2])
    last(notifies).fail(failing('server', 500))
    await reached(form, 'failed')
    form.change('message', 'Another text')
    form.submit()
    form.confirm()
    expect(last(creates).values.message).toBe('Another text')
    expect(creates).toHaveLength(2)
  })

  test('the failure stays while the user mends the text; retry looks at the rules and sends the new text', async () => {
    const { form, creates } = send(sampleForm())
    last(creates).fail(failing('rejected', 400))
    await reached(form, 'failed')
    form.change('message', ' ')
    expect(form.$state.get().at).toBe('failed')
    form.retry()
    expect(form.$state.get()).toMatchObject({ at: 'editing', problem: { message: 'form.messageEmpty' } })
    form.change('message', 'Fifty')
    form.submit()
    form.confirm()
    expect(last(creates).values.message).toBe('Fifty')
  })

  test('acknowledged it is editing again with everything kept', async () => {
    const { form, creates } = send(sampleForm())
    last(creates).fail(failing('server', 500))
    await reached(form, 'failed')
    form.acknowledge()
    expect(form.$state.get()).toEqual({ at: 'editing', problem: null })
    expect(form.$values.get()).toEqual(subjectAndMessage)
  })

  test('a mistake in a step is a failure like any other, and heard in the console', async () => {
    const { form } = send(
      sampleForm({
        steps: {
          create: () => {
            throw new TypeError('oops')
          },
        },
      }),
    )
    await reached(form, 'failed')
    expect(form.$state.get()).toMatchObject({ step: 'create', error: { kind: 'shape' } })
    expect(expectedInConsole('oops')).toHaveLength(1)
  })
})

describe('the idempotency key', () => {
  const keyOf = ({ creates }: SampleForm) => last(creates).sending.idempotencyKey

  test('is kept while the same thing is tried again, and goes with its notification', async () => {
    const sample = send(sampleForm())
    const key = keyOf(sample)
    last(sample.creates).fail(failing('timeout'))
    await reached(sample.form, 'failed')
    sample.form.retry()
    expect(keyOf(sample)).toBe(key)
    last(sample.creates).fail(failing('timeout'))
    await reached(sample.form, 'failed')
    sample.form.submit()
    sample.form.confirm()
    expect(keyOf(sample)).toBe(key)
    last(sample.creates).answer(CREATED)
    await settled()
    expect(last(sample.notifies).options.idempotencyKey).toBe(key)
  })

  test('is the first one again for a text that was changed back: the first try may have arrived', async () => {
    const sample = send(sampleForm())
    const key = keyOf(sample)
    for (const message of ['Fifty', 'Forty, by March']) {
      last(sample.creates).fail(failing('timeout'))
      await reached(sample.form, 'failed')
      sample.form.change('message', message)
      sample.form.retry()
    }
    expect(sample.creates).toHaveLength(3)
    expect(keyOf(sample)).toBe(key)
  })

  test('is new for a changed text and after success', async () => {
    const sample = send(sampleForm())
    const keys = [keyOf(sample)]
    last(sample.creates).fail(failing('timeout'))
    await reached(sample.form, 'failed')
    sample.form.change('message', 'Fifty')
    sample.form.retry()
    keys.push(keyOf(sample))
    last(sample.creates).answer(CREATED)
    await settled()
    last(sample.notifies).answer()
    await reached(sample.form, 'sent')
    sample.form.acknowledge()
    send(sample)
    keys.push(keyOf(sample))
    expect(new Set(keys).size).toBe(3)
  })
})

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

test('reset empties the form', () => {
  const { form } = sampleForm()
  fillIn(form)
  form.submit()
  form.reset()
  expect(form.$values.get()).toEqual({ subject: '', message: '' })
  expect(form.$state.get()).toEqual({ at: 'editing', problem: null })
})
