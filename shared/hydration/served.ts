import type { HeldActions } from './held-actions.ts'

/** The actions of readers in served content before the bundle came, by root. */
export type HeldByRoot = ReadonlyMap<Element, HeldActions>

let held: HeldByRoot = new Map()

export function setHeldActions(actions: HeldByRoot): void {
  held = actions
}

export const heldIn = (root: Element): HeldActions | undefined => held.get(root)

/** The mark in served styles before those that belong behind all others. */
export const LATE_STYLES = '/* late */'

/** Returns true if a server has rendered the content of an element's root, and nothing has taken it over yet. */
export const isServed = (root: HTMLElement): boolean => 'served' in root.dataset

/** Returns the root of served content in an element's shadow. Extensions put their nodes beside it or around it. */
export function servedRoot({ shadowRoot }: Element): HTMLElement | undefined {
  const roots = shadowRoot?.querySelectorAll<HTMLElement>('.trade-root[data-served]')
  return roots?.[0]
}
