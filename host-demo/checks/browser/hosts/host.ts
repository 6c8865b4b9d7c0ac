/** A kind of page that partners have, and the files that it loads. */
export type Host = {
  name: string
  /** The part of the host that might change our elements. */
  kind: 'style' | 'script'
  /**
   * True to try all elements on this host. Other hosts with script get three elements that cover most of what the
   * others do.
   */
  withEvery?: true
  /** The way in which the snippet's script gets onto the page; as README writes it unless stated otherwise. */
  way?: 'classic' | 'late' | 'twice' | 'after another version'
  quirks?: true
  policy?: true
  /** Style sheets and scripts in its head: files of packages, of this machine, or ours in `fixtures/`. */
  styles?: readonly string[]
  scripts?: readonly string[]
  /** A script that loads only once an element of ours is ready. */
  later?: string
  css?: string
  js?: string
  /** The warning that our script logs about it, once. */
  warning?: string
  /** Names that its own script puts on `window` for its listeners. */
  itsKeys?: RegExp
  /** The Debian package that contains its script. */
  from?: string
}
