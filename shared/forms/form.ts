import type { ReadableAtom } from 'nanostores'
import type { MessageKey } from '#shared/messages/messages.ts'
import type { Content } from './content.ts'
import type { Failure, Steps, Upload } from './courier.ts'
import type { Follower } from './followers.ts'
import type { FieldOf, Rule } from './rules.ts'

/** The one thing to mend before the form can be sent; `file` is the attachment. */
export type Problem<Values> = { field: FieldOf<Values> | 'file'; message: MessageKey }

/** Where a form stands. What was typed is kept in every one of these states. */
export type SubmissionState<Values, Result> =
  | { at: 'editing'; problem: Problem<Values> | null }
  | { at: 'confirming' }
  /** `progress` is the share done, 0 to 1, or null while it is unknown. */
  | { at: 'uploading'; progress: number | null }
  | { at: 'sending'; step: 'create' | 'notify' }
  | { at: 'sent'; result: Result }
  | ({ at: 'failed' } & Failure)

export type Definition<Values, Result> = {
  name: 'rfq' | 'inquiry' | 'register' | 'login' | 'recovery' | 'contact' | 'newsletter' | 'chat'
  /** What the form is about, such as `product:7`: one draft each. */
  target: string
  initial: Values
  /** In the order of spec section 5. */
  rules: readonly Rule<Values>[]
  /** The question to be answered before anything is sent. */
  confirm?: MessageKey
  upload?: Upload
  steps: Steps<Values, Result>
  drafts: boolean
  /** Fields that are never stored. */
  secret?: readonly FieldOf<Values>[]
}

export type Form<Values, Result> = Pick<Content<Values>, '$values' | '$file' | '$draft'> & {
  $state: ReadableAtom<SubmissionState<Values, Result>>
  /** The widget that shows dialogs when several show this form. */
  $leader: ReadableAtom<Follower<Values, Result> | null>
  /** False while no widget shows the form and nothing would be lost without it. */
  $awake: ReadableAtom<boolean>
  /** Possible at any time; clears the problem. While sending it edits what comes next, not what is on its way. */
  change(field: FieldOf<Values>, value: string): void
  /** Looks at the file first (ruling 2); a refused one leaves the earlier choice. Ignored while sending. */
  chooseFile(file: File): Promise<void>
  /** Ignored while sending. */
  cancelFile(): void
  /** Ignored while something is on its way, however often it is called. `by`: the follower where it was pressed. */
  submit(by?: Follower<Values, Result>): void
  confirm(): void
  decline(): void
  /** Stops the upload; the file stays chosen. */
  cancelUpload(): void
  /** After a failure: goes on from the step that failed. */
  retry(): void
  /** The user has read that it was sent, or that it failed. */
  acknowledge(): void
  /** Empties the form and deletes its draft. Ignored while sending. */
  reset(): void
  /** Tells a widget what happens, as long as it is mounted. Returns how to leave. */
  follow(follower: Follower<Values, Result>): () => void
  /** Ends it at once, whatever is on its way: for tests and stories. */
  dispose(): void
}
