import { expect, type TestContext } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    tally?: Tally
  }
}

/** The count of one test's cases, and of its failures by kind. Everything but `cases` has to be zero. */
export type Tally = {
  /** Its row in the table, such as `Injection`. */
  area: string
  cases: number
  /** Code of an attacker that ran. */
  executed: number
  /** Elements or screens that showed nothing readable. */
  blank: number
  /** Uncaught errors and rejections, and unexpected lines in the console. */
  uncaught: number
  /** Accepted writes that are missing. */
  lost: number
  /** Writes that took effect twice. */
  doubled: number
  /** Data that reached anyone it was not meant for, or stayed after it should have been released. */
  leaked: number
  /** Answers of 500. */
  faults: number
}

/** Begins the count of a test. The table at the end of the run shows it, whether the test passes or not. */
export function tallyFor({ task }: Pick<TestContext, 'task'>, area: string): Tally {
  const tally: Tally = {
    area,
    cases: 0,
    executed: 0,
    blank: 0,
    uncaught: 0,
    lost: 0,
    doubled: 0,
    leaked: 0,
    faults: 0,
  }
  task.meta.tally = tally
  return tally
}

/** Fails unless something was tried and nothing went wrong. */
export function expectAllZero({ area, cases, ...wrong }: Tally): void {
  expect(cases, `${area}: nothing was tried`).toBeGreaterThan(0)
  expect(wrong).toEqual(Object.fromEntries(Object.keys(wrong).map(name => [name, 0])))
}
