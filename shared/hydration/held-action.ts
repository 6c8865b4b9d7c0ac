import { SUBMITS, UNREADY } from './early-actions.ts'

export type HeldAction = {
  type: string
  target: Element
  /** Shows on the control that its press was taken. */
  shown: Animation | undefined
  /** What the target said when it was pressed. */
  words: string
}

export function showNoMore({ shown }: HeldAction): void {
  if (shown) shown.effect = null
}

/** Does nothing if the control has come to mean something else, as “Add” does on an item that was added before. */
export function repeatAction(action: HeldAction, target: Element | undefined): void {
  showNoMore(action)
  if (action.type === 'submit' && target instanceof HTMLFormElement) {
    // A sandboxed frame blocks `requestSubmit`.
    if (!target.querySelector(UNREADY)) target.querySelector<HTMLElement>(SUBMITS)?.click()
  } else if (target instanceof HTMLElement && wordsOf(target) === action.words) target.click()
}

/** Leaves out counts, which come later. */
export const wordsOf = ({ textContent }: Element): string => (textContent ?? '').replace(/[^\p{L}]/gu, '')
