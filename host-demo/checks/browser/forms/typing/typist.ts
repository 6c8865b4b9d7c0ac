/** A page in any browser, and somebody who types on it. */
export type Typist = {
  /** Starts to load a page. */
  open(url: string): Promise<void>
  /** Leaves the page, which then asks for nothing more. */
  leave(): Promise<void>
  /** Runs a function in the page. Arguments and result pass through JSON. */
  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>
  type(text: string): Promise<void>
  press(key: 'Left' | 'Undo'): Promise<void>
  /** Writes 漢 with an input method: begins, continues, and commits it. */
  readonly compose: readonly [() => Promise<unknown>, () => Promise<unknown>, () => Promise<unknown>]
  close(): Promise<void>
}
