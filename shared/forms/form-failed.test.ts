import { describe, expect, test, vi } from 'vitest'
import {
  CREATED,
  failing,
  last,
  reached,
  type SampleForm,
  sampleForm,
  send,
  settled,
} from '#shared/testing/sample-form.ts'
import { expectedInConsole } from '#shared/testing/setup.ts'

const subjectAndMessage = { subject: 'Ball valves', message: 'Forty, by March' }

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
  ] as const)('a create that fails with %s keeps everything, and retry sends it', async kind => {
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
  ] as const)('a create that ends in %s (%i) may have arrived: %s', async (kind, status, mayHaveArrived) => {
    const { form, creates } = send(sampleForm())
    last(creates).fail(failing(kind, status))
    await reached(form, 'failed')
    expect(form.$state.get()).toMatchObject({ mayHaveArrived })
  })

  test('nothing has arrived when the browser was offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { form, creates } = send(sampleForm())
    last(creates).fail(failing('offline'))
    await reached(form, 'failed')
    expect(form.$state.get()).toMatchObject({ mayHaveArrived: false })
  })

  test('a later clear failure does not hide that an earlier attempt may have arrived', async () => {
    const { form, creates } = send(sampleForm())
    last(creates).fail(failing('timeout'))
    await reached(form, 'failed')
    form.retry()
    last(creates).fail(failing('throttled', 429))
    await reached(form, 'failed')
    expect(form.$state.get()).toMatchObject({ mayHaveArrived: true })
    form.change('message', 'Another text')
    form.retry()
    last(creates).fail(failing('throttled', 429))
    await reached(form, 'failed')
    expect(form.$state.get()).toMatchObject({ mayHaveArrived: false })
  })

  test('retries only the notification when the inquiry is already saved', async () => {
    const { form, creates, notifies } = send(sampleForm())
    last(creates).answer(CREATED)
    await settled()
    last(notifies).fail(failing('timeout'))
    await reached(form, 'failed')
    expect(form.$state.get()).toMatchObject({ step: 'notify', mayHaveArrived: false })
    expect(form.$values.get()).toEqual(subjectAndMessage)
    form.retry()
    expect(form.$state.get()).toMatchObject({ at: 'sending', step: 'notify' })
    expect(last(notifies).created).toEqual(CREATED)
    last(notifies).answer()
    await reached(form, 'sent')
    expect([creates.length, notifies.length]).toEqual([1, 2])
  })

  test('retrying a notification never sends newer text', async () => {
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

  test('submitting the same content again only notifies; changed content is created', async () => {
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

  test('keeps the failure while the user edits, and retry validates and sends the new text', async () => {
    const { form, creates } = send(sampleForm())
    last(creates).fail(failing('rejected', 400))
    await reached(form, 'failed')
    form.change('message', ' ')
    expect(form.$state.get().at).toBe('failed')
    form.retry()
    expect(form.$state.get()).toMatchObject({ at: 'editing', fieldError: { message: 'messageEmpty' } })
    form.change('message', 'Fifty')
    form.submit()
    form.confirm()
    expect(last(creates).values.message).toBe('Fifty')
  })

  test('acknowledging a failure returns to editing and keeps everything', async () => {
    const { form, creates } = send(sampleForm())
    last(creates).fail(failing('server', 500))
    await reached(form, 'failed')
    form.acknowledge()
    expect(form.$state.get()).toEqual({ at: 'editing', fieldError: null })
    expect(form.$values.get()).toEqual(subjectAndMessage)
  })

  test('an exception in a step is a failure like any other, and appears in the console', async () => {
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
  const keyOf = ({ creates }: SampleForm) => last(creates).context.idempotencyKey

  test('stays the same for retries, and also goes with the notification', async () => {
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

  test('is the first one again for a text that is changed back, because it may have arrived', async () => {
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
