import type { ActionHolder } from './action-holder.ts'

export type HeldByRoot = ReadonlyMap<Element, ActionHolder>

let held: HeldByRoot = new Map()

export function setHeldActions(actions: HeldByRoot): void {
  held = actions
}

export const heldIn = (root: Element): ActionHolder | undefined => held.get(root)

/** The value of `data-served` for content that the script has requested. */
export const FRAGMENT = 'fragment'

/** Separates served styles from those that come after all others. */
export const LATE_STYLES = '/* late */'

export const isServed = (root: HTMLElement): boolean => 'served' in root.dataset

/** Extensions put their nodes beside the root or around it. */
export function servedRoot({ shadowRoot }: Element): HTMLElement | undefined {
  const roots = shadowRoot?.querySelectorAll<HTMLElement>('.trade-root[data-served]')
  return roots?.[0]
}
