import fc from 'fast-check'

/** The calls of one sending, in their order. */
export const steps = ['upload', 'create', 'notify'] as const
export type Step = (typeof steps)[number]

/** What the line does to one call. `lost`: it arrives, its answer doesn't. `delayed`: its answer waits until it is let go. */
const mishaps = ['none', '500', 'reset', 'lost', 'delayed'] as const
export type Mishap = (typeof mishaps)[number]

/** What the user does next, or what happens to him. Those whose time it isn't come to nothing, as in life. */
const deeds = [
  'wait',
  'click',
  'double click',
  'triple click',
  'Enter and click',
  'say yes',
  'say yes twice',
  'say no',
  'try again',
  'try again twice',
  'the answer comes',
  'reload',
  'sign out and in',
  'the line drops',
  'the line is back',
] as const
export type Deed = (typeof deeds)[number]

export type Schedule = {
  form: 'product RFQ' | 'inquiry'
  withFile: boolean
  /** For the first call of each step, the second, and so on; those after them arrive. */
  line: Record<Step, Mishap[]>
  deeds: Deed[]
}

/** Those that hurt most, tried in every run: the page is closed while the server has it and nobody knows. */
export const hardest: Schedule[] = (['create', 'notify'] as const).map(step => ({
  form: 'inquiry',
  withFile: true,
  line: { upload: [], create: [], notify: [], [step]: ['delayed'] },
  deeds: ['double click', 'say yes', 'wait', 'reload', 'wait'],
}))

const line = fc.array(fc.constantFrom(...mishaps), { maxLength: 4 })

/** Sending twice at once is what hurts, so it is done often. */
const deed = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...deeds) },
  { weight: 1, arbitrary: fc.constantFrom<Deed[]>('click', 'double click', 'say yes', 'say yes twice') },
  { weight: 1, arbitrary: fc.constantFrom<Deed[]>('try again', 'try again twice', 'wait', 'reload') },
)

export const schedules: fc.Arbitrary<Schedule> = fc.record({
  form: fc.constantFrom<Schedule['form'][]>('product RFQ', 'inquiry'),
  withFile: fc.boolean(),
  line: fc.record({ upload: line, create: line, notify: line }),
  deeds: fc.array(deed, { minLength: 2, maxLength: 16 }),
})
