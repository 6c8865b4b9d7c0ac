let painted: Pick<ReadonlySet<Element>, 'has'> = new Set()

/** Says which roots have content that stood there before their element was defined. */
export function setPaintedRoots(roots: typeof painted): void {
  painted = roots
}

/** The root of an element whose content stands there already, until somebody has taken it over. */
export function paintedRoot({ shadowRoot }: Element): HTMLElement | undefined {
  const root = shadowRoot?.firstElementChild
  return root instanceof HTMLElement && painted.has(root) ? root : undefined
}
