import fc from 'fast-check'

/** The calls of one submission, in order. */
export const steps = ['upload', 'create', 'notify'] as const
export type Step = (typeof steps)[number]

/**
 * The faults of the network for one call. `lost`: the call arrives, its answer doesn't. `delayed`: its answer waits
 * until it is released.
 */
const faults = ['none', '500', 'reset', 'lost', 'delayed'] as const
export type Fault = (typeof faults)[number]

/** The user's next action, or an event around them. An action that is not possible at the time does nothing. */
const actions = [
  'wait',
  'click',
  'double click',
  'triple click',
  'Enter and click',
  'confirm',
  'confirm twice',
  'cancel',
  'try again',
  'try again twice',
  'release answers',
  'reload',
  'sign out and in',
  'go offline',
  'go online',
] as const
export type Action = (typeof actions)[number]

export type Schedule = {
  form: 'product RFQ' | 'inquiry'
  withFile: boolean
  /** One fault each for the first call of a step, the second, and so on. Later calls arrive. */
  network: Record<Step, Fault[]>
  actions: Action[]
}

/** Schedules that every run tries: the page is closed while the server has the request and the page has no answer. */
export const hardest: Schedule[] = (['create', 'notify'] as const).map(step => ({
  form: 'inquiry',
  withFile: true,
  network: { upload: [], create: [], notify: [], [step]: ['delayed'] },
  actions: ['double click', 'confirm', 'wait', 'reload', 'wait'],
}))

const faultsOfStep = fc.array(fc.constantFrom(...faults), { maxLength: 4 })

/** Sending twice at once is the most likely mistake, so it is drawn often. */
const action = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...actions) },
  { weight: 1, arbitrary: fc.constantFrom<Action[]>('click', 'double click', 'confirm', 'confirm twice') },
  { weight: 1, arbitrary: fc.constantFrom<Action[]>('try again', 'try again twice', 'wait', 'reload') },
)

export const schedules: fc.Arbitrary<Schedule> = fc.record({
  form: fc.constantFrom<Schedule['form'][]>('product RFQ', 'inquiry'),
  withFile: fc.boolean(),
  network: fc.record({ upload: faultsOfStep, create: faultsOfStep, notify: faultsOfStep }),
  actions: fc.array(action, { minLength: 2, maxLength: 16 }),
})
