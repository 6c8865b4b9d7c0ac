import type { SQL } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import type { FormName } from '../forms.ts'
import type { NetworkFault } from './network-faults.ts'

/** One call that stores something, and the form that makes it. Add a row to `writes.ts` to try every fault on it. */
export type Write = {
  name: string
  form: FormName
  method: 'POST' | 'PUT'
  path: string
  /** The call that the same submission makes directly before it. */
  after?: string
  /** True when it answers with a ReturnCode and a ResponseMessage. */
  hasEnvelope?: true
  /** The sender: a visitor, a member who needs no sign-in for it, or a member who does. */
  by: 'visitor' | 'member' | 'member alone'
  /** Creates the data that has to exist before. */
  prepare?: (url: string, marker: string) => Promise<void>
  /** The text for each field, by label. No other cell's text contains `marker`. */
  typed: (marker: string) => Record<string, string>
  /** True when a PDF that contains the marker is sent along. */
  withFile?: true
  /** The whole sentence in the error box. */
  says: (kind: NetworkFault) => string
  /** The control that sends it once more. */
  again: (kind: NetworkFault) => 'Try again' | 'its button'
  /** For each table, counts the rows that the whole submission of the marker has stored. */
  tables: (marker: string) => Record<string, SQL>
  /** The table that this call itself fills. */
  table: string
  /** The right number of rows when it was saved and is sent again; 1 unless stated here, with the reason. */
  afterTwice?: { rows: number; because: string }
  /** The server's answer to a repeat that it does not count as a success. */
  refusesRepeat?: string
  /** Checks any other condition that has to hold while the failure shows. */
  alsoHolds?: (page: Page) => Promise<void>
}

/** The number of rows. */
export type Count = { count: number }
