/** A page that partners have, and what it brings along. */
export type Host = {
  name: string
  /** What it is that might change our elements. */
  kind: 'style' | 'script'
  /** Elements on a host with script are three that hold most of what others do; on this one they are all. */
  withEvery?: true
  /** How the script of the snippet gets onto the page; as README writes it unless said otherwise. */
  way?: 'classic' | 'late' | 'twice' | 'after another version'
  quirks?: true
  policy?: true
  /** Style sheets and scripts that stand in its head: files of packages, of this machine, or ours in `fixtures/`. */
  styles?: readonly string[]
  scripts?: readonly string[]
  /** Comes only once an element of ours is ready. */
  later?: string
  css?: string
  js?: string
  /** What our script says about it in the console, once. */
  warning?: string
  /** Names that its own script puts on `window` for whoever listens there. */
  itsKeys?: RegExp
  /** The Debian package that brings its script. */
  from?: string
}
