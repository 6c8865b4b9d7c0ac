let painted: Pick<ReadonlySet<Element>, 'has'> = new Set()

/** Says which roots have content that stood there before their element was defined. */
export function setPaintedRoots(roots: typeof painted): void {
  painted = roots
}

/** The root of an element whose content stands there already, until somebody has taken it over. */
export function paintedRoot({ shadowRoot }: Element): HTMLElement | undefined {
  // Extensions put nodes of theirs beside it or around it.
  const roots = shadowRoot?.querySelectorAll<HTMLElement>('.trade-root') ?? []
  return [...roots].find(root => painted.has(root))
}
