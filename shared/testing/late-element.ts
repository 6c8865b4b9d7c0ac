import { expect, vi } from 'vitest'

export type Shown = {
  element: HTMLElement & { refresh(): void }
  root: HTMLElement
  said: () => Record<string, unknown>
}

/** Puts the element on the page. What follows in the same task happens before react-dom has come. */
export function showLate(tag: string, name = 'Ada', attributes = ''): Shown {
  document.body.innerHTML = `<${tag} name="${name}" ${attributes}></${tag}>`
  const element = document.body.firstElementChild as Shown['element']
  const root = element.shadowRoot?.querySelector<HTMLElement>('.trade-root')
  if (!root) throw new Error('The element is not defined')
  return { element, root, said: () => JSON.parse(root.querySelector('output')?.textContent ?? '{}') }
}

export const isLive = ({ root }: Shown): boolean =>
  Object.keys(root.querySelector('h2, p') ?? {}).some(key => key.startsWith('__reactProps'))
export const live = (shown: Shown): Promise<void> => vi.waitFor(() => expect(isLive(shown)).toBe(true))

export function find<Kind extends Element>({ root }: Shown, selector: string): Kind {
  const found = root.querySelector<Kind>(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}
