import type { SQL } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import type { FormName } from '../forms.ts'
import type { NetworkFault } from './network-faults.ts'

/** One call that stores something, and the form that makes it. Add a row to `writes.ts` and every fault is tried on it. */
export type Write = {
  name: string
  form: FormName
  method: 'POST' | 'PUT'
  path: string
  /** The call that the same sending makes right before it. */
  after?: string
  /** Answers with a ReturnCode and a ResponseMessage. */
  hasEnvelope?: true
  /** Who makes it: a visitor, a member who needs no sign-in for it, or a member who does. */
  by: 'visitor' | 'member' | 'member alone'
  /** What has to be there before. */
  prepare?: (url: string, marker: string) => Promise<void>
  /** What is typed, by label. `marker` is in no other cell's text. */
  typed: (marker: string) => Record<string, string>
  /** A PDF that holds the marker goes with it. */
  withFile?: true
  /** The whole sentence of the error box. */
  says: (kind: NetworkFault) => string
  /** Sends it once more, the way that is offered. */
  again: (kind: NetworkFault) => 'Try again' | 'its button'
  /** Counts, by table, what the whole sending of the marker has stored. */
  tables: (marker: string) => Record<string, SQL>
  /** The table that this very call fills. */
  table: string
  /** How many rows are right when it was saved and is sent again; 1 unless something else is said here, and why. */
  afterTwice?: { rows: number; because: string }
  /** What the server answers to what it has already, where that is no success. */
  refusesRepeat?: string
  /** Whatever else has to hold while the failure shows. */
  alsoHolds?: (page: Page) => Promise<void>
}

/** How many rows there are. */
export type Count = { count: number }
