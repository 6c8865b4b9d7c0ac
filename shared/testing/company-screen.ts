import type { Screen } from './mount.ts'

/** Waits until the company with this name is shown. */
export const named = (screen: Screen, name = 'Kemaman Valve Works Sdn Bhd'): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 1, name })

/** The label of the tab that is open. */
export const openTab = (screen: Screen): string | null | undefined =>
  screen.getAllByRole('tab').find(tab => tab.getAttribute('aria-selected') === 'true')?.textContent

/** What the element itself has rendered, without its nested elements. */
export const inside = (screen: Screen, selector: string): Element[] => [
  ...(screen.element.shadowRoot?.querySelectorAll(selector) ?? []),
]
