import { expect, type TestContext } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    tally?: Tally
  }
}

/** What was tried in one test, and what of it went wrong. Everything but `cases` has to be zero. */
export type Tally = {
  /** Where it stands in the table, such as `Injection`. */
  area: string
  cases: number
  /** Code of an attacker that ran. */
  executed: number
  /** Elements or screens that showed nothing readable. */
  blank: number
  /** Errors and rejections that nobody caught, and unexpected lines in the console. */
  uncaught: number
  /** Writes that were accepted and are gone. */
  lost: number
  /** Writes that took effect twice. */
  doubled: number
  /** What reached somebody it was not meant for, or stayed after it should have been let go. */
  leaked: number
  /** Answers of 500. */
  faults: number
}

/** Begins the count of a test; the table that closes the run shows it, whether the test passes or not. */
export function tallyFor({ task }: Pick<TestContext, 'task'>, area: string): Tally {
  const tally: Tally = {
    ...{ area, cases: 0, executed: 0, blank: 0, uncaught: 0 },
    ...{ lost: 0, doubled: 0, leaked: 0, faults: 0 },
  }
  task.meta.tally = tally
  return tally
}

/** Fails unless something was tried and nothing of it went wrong. */
export function expectAllZero({ area, cases, ...wrong }: Tally): void {
  expect(cases, `${area}: nothing was tried`).toBeGreaterThan(0)
  expect(wrong).toEqual(Object.fromEntries(Object.keys(wrong).map(name => [name, 0])))
}
