/** What every section shows before and instead of its content. */
import { CallFault } from './calls.ts'
import { button, type Child, element } from './element.ts'

export function skeleton(rows = 3): HTMLElement {
  const bars = Array.from({ length: rows }, () => element('div', { class: 'skeleton' }))
  return element('div', { class: 'list', 'aria-hidden': 'true' }, ...bars)
}

/** Says what happened, why it may be, and offers one next step. */
export const empty = (heading: string, why: string, next?: Child) =>
  element('div', { class: 'note' }, element('h2', {}, heading), element('p', {}, why), next)

export const link = (href: string, text: string, look = '') => element('a', { href, class: look }, text)

/** The fault with a way on: another try, or signing in again. */
export function problem(fault: unknown, retry: () => void): HTMLElement {
  if (fault instanceof CallFault && fault.kind === 'signed-out') return signedOut()
  const message = fault instanceof CallFault ? fault.message : 'This page had a fault.'
  return element(
    'div',
    { class: 'note wrong', role: 'alert' },
    element('h2', {}, 'This could not be loaded'),
    element('p', {}, message),
    button('Try again', '', retry),
  )
}

const signedOut = () =>
  element(
    'div',
    { class: 'note', role: 'alert' },
    element('h2', {}, 'You are signed out'),
    element(
      'p',
      {},
      'Your session has ended, or this page was opened without one. Sign in on the storefront and open Dashboard there.',
    ),
    link('/login?next=/', 'Sign in', 'button next'),
  )

/** Puts a message where screen readers hear it. */
export function announce(text: string): void {
  document.getElementById('status')?.replaceChildren(text)
}

/**
 * Shows a skeleton in `place`, then what `render` makes of the answer, or the problem with another try.
 * Nothing is shown any more once the section has been left.
 */
export async function load<T>(
  place: HTMLElement,
  left: AbortSignal,
  fetching: () => Promise<T>,
  render: (answer: T) => Node,
): Promise<void> {
  place.replaceChildren(skeleton())
  place.setAttribute('aria-busy', 'true')
  const shown = await fetching().then(render, fault =>
    problem(fault, () => void load(place, left, fetching, render)),
  )
  if (left.aborted) return
  place.removeAttribute('aria-busy')
  place.replaceChildren(shown)
}
