import type { Screen } from './mount.ts'

/** Waits until the company with this name is shown. */
export const named = (screen: Screen, name = 'Kemaman Valve Works Sdn Bhd'): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 1, name })

/** Returns the label of the open tab. */
export const openTab = (screen: Screen): string | null | undefined =>
  screen.getAllByRole('tab').find(tab => tab.getAttribute('aria-selected') === 'true')?.textContent

/** Returns the elements that the element itself has rendered, without nested ones. */
export const inside = (screen: Screen, selector: string): Element[] => [
  ...(screen.element.shadowRoot?.querySelectorAll(selector) ?? []),
]
