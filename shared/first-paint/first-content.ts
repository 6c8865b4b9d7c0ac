import { setPaintedRoots } from '#shared/element/painted-root.ts'
import type { HeldActions } from './held-actions.ts'

/** What the first files have painted: by the root of an element, what its reader does there. */
export type FirstContents = Map<Element, HeldActions>

let contents: FirstContents = new Map()

/** Hands over what stands in the page already, and what comes to it until its element is defined. */
export function setFirstContents(given: FirstContents): void {
  contents = given
  setPaintedRoots(given)
}

/** Whoever takes it goes on from there. */
export function takeFirstContent(root: Element): HeldActions | undefined {
  const held = contents.get(root)
  contents.delete(root)
  return held
}
