import { describe, expect, test } from 'vitest'
import { ApiError } from '#shared/api/error.ts'
import { EDITING, type FormEvent, type FormState, transition } from './form-machine.ts'

type Values = { message: string }
type State = FormState<Values, number>
type Event = FormEvent<Values, number>

const payload = { values: { message: 'Forty' }, file: null, fileName: '' }
const newer = { values: { message: 'Fifty' }, file: null, fileName: '' }
const error = new ApiError('server', { status: 500 })
const fieldError = { field: 'message', message: 'messageEmpty' } as const
const invalid: State = { at: 'editing', fieldError }
const failed = (step: 'upload' | 'create' | 'notify', by = error): State => ({
  at: 'failed',
  payload,
  step,
  error: by,
  mayHaveArrived: false,
})

const states: Record<string, State> = {
  editing: EDITING,
  confirming: { at: 'confirming' },
  announcing: { at: 'announcing' },
  uploading: { at: 'uploading', payload, progress: null },
  sending: { at: 'sending', payload, step: 'create' },
  sent: { at: 'sent', result: 31 },
  failed: failed('create'),
}

const start = (step: 'upload' | 'create') => ({ payload: newer, step })

const events: Record<string, Event> = {
  change: { type: 'change' },
  'choose file': { type: 'changeFile' },
  'refuse file': { type: 'refuseFile', message: 'fileNotPdf' },
  submit: { type: 'submit', fieldError: null, confirms: false },
  'submit and ask': { type: 'submit', fieldError: null, confirms: true },
  'submit invalid': { type: 'submit', fieldError, confirms: true },
  confirm: { type: 'confirm' },
  decline: { type: 'decline' },
  'host cancels': { type: 'announced', start: null },
  'host allows file': { type: 'announced', start: start('upload') },
  'host allows': { type: 'announced', start: start('create') },
  'begin create': { type: 'progress', step: 'create', progress: null },
  'cancel upload': { type: 'cancelUpload' },
  succeed: { type: 'succeed', result: 31 },
  fail: { type: 'fail', step: 'create', error, arrival: 'unclear', mayHaveArrived: true },
  retry: { type: 'retry', fieldError: null, start: start('create') },
  'retry invalid': { type: 'retry', fieldError, start: start('create') },
  acknowledge: { type: 'acknowledge' },
  reset: { type: 'reset' },
  'change owner': { type: 'changeOwner' },
}

// A dot means that the event has no effect, and the state stays the very same object.
const table = `
  while:            editing     confirming  announcing  uploading  sending  sent     failed
  change            .           editing     .           .          .        editing  .
  choose file       .           editing     .           .          .        editing  .
  refuse file       editing     editing     .           .          .        editing  editing
  submit            announcing  .           .           .          .        .        announcing
  submit and ask    confirming  .           .           .          .        .        confirming
  submit invalid    editing     .           .           .          .        .        editing
  confirm           .           announcing  .           .          .        .        .
  decline           .           editing     .           .          .        .        .
  host cancels      .           .           editing     .          .        .        .
  host allows file  .           .           uploading   .          .        .        .
  host allows       .           .           sending     .          .        .        .
  begin create      .           .           .           sending    sending  .        .
  cancel upload     .           .           .           editing    .        .        .
  succeed           .           .           .           sent       sent     .        .
  fail              .           .           .           failed     failed   .        .
  retry             .           .           .           .          .        .        sending
  retry invalid     .           .           .           .          .        .        editing
  acknowledge       .           .           .           .          .        editing  editing
  reset             .           editing     .           .          .        editing  editing
  change owner      .           editing     editing     editing    .        .        editing
`
const [columns = [], ...rows] = table
  .trim()
  .split('\n')
  .map(line => line.trim().split(/ {2,}/))
const cells = rows.flatMap(([name = '', ...nexts]) =>
  nexts.map((next, at) => [name, columns[at + 1] ?? '', next]),
)

test.each(cells)('%s while %s: %s', (name, at, next) => {
  const event = events[name]
  const state = states[at]
  if (!event || !state) throw new Error(`The table names ${name} while ${at}`)
  if (next === '.') expect(transition(state, event)).toBe(state)
  else expect(transition(state, event)).toMatchObject({ at: next })
})

describe('data of a transition', () => {
  test('any change clears a field error, but a file change clears only a file error', () => {
    expect(transition(invalid, { type: 'change' })).toBe(EDITING)
    expect(transition(invalid, { type: 'changeFile' })).toBe(invalid)
    const refused = transition(invalid, { type: 'refuseFile', message: 'fileNotPdf' })
    expect(refused).toEqual({ at: 'editing', fieldError: { field: 'file', message: 'fileNotPdf' } })
    expect(transition(refused, { type: 'changeFile' })).toBe(EDITING)
  })

  test('a retry sends the current text, or only the notification when the entry is saved', () => {
    const retry: Event = { type: 'retry', fieldError: null, start: start('upload') }
    expect(transition(failed('upload'), retry)).toEqual({ at: 'uploading', payload: newer, progress: null })
    expect(transition(failed('notify'), retry)).toEqual({ at: 'sending', payload, step: 'notify' })
    expect(transition(failed('notify'), { ...retry, fieldError })).toMatchObject({
      at: 'sending',
      step: 'notify',
    })
  })

  test('a final failure is not retried', () => {
    const final = failed('notify', new ApiError('shape', { isFinal: true }))
    expect(transition(final, { type: 'retry', fieldError: null, start: start('create') })).toBe(final)
  })

  test('an upload reports progress, and the payload stays the same while sending', () => {
    const uploading = transition({ at: 'announcing' }, { type: 'announced', start: start('upload') })
    const half = transition(uploading, { type: 'progress', step: 'upload', progress: 0.5 })
    expect(half).toEqual({ at: 'uploading', payload: newer, progress: 0.5 })
    const notifying = transition(half, { type: 'progress', step: 'notify', progress: null })
    expect(notifying).toEqual({ at: 'sending', payload: newer, step: 'notify' })
    expect(
      transition(notifying, {
        type: 'fail',
        step: 'notify',
        error,
        arrival: 'refused',
        mayHaveArrived: false,
      }),
    ).toEqual({
      ...failed('notify'),
      payload: newer,
    })
  })
})
