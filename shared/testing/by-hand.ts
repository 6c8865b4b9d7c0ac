import { waitFor } from '@testing-library/dom'

/** What a user does in a story, alike in a real browser and in a drawn one, through shadow roots. */
export type Hand = {
  /** Fills in the field with this label. */
  fill(label: string, value: string): Promise<void>
  /** Presses the button with this name as soon as it is there. */
  press(name: string): Promise<void>
  /** Waits for the button with this name. */
  find(name: string): Promise<void>
}

/** The hand of a user on a part of the page. */
export function byHand(part: ParentNode): Hand {
  return {
    async fill(label, value) {
      const field = await waitFor(() => fieldOf(part, label))
      // React hears of a value that was set by the browser's own setter, not by its own.
      const prototype: object = Object.getPrototypeOf(field)
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    },
    async press(name) {
      const button = await waitFor(() => buttonOf(part, name))
      button.click()
    },
    async find(name) {
      await waitFor(() => buttonOf(part, name))
    },
  }
}

function fieldOf(part: ParentNode, text: string): Element {
  const label = deep(part, 'label').find(each => each.textContent?.trim() === text)
  const named = deep(part, 'input, textarea').find(each => each.getAttribute('aria-label') === text)
  const field = label instanceof HTMLLabelElement ? label.control : named
  if (!field) throw new Error(`There is no field labelled ${text}`)
  return field
}

function buttonOf(part: ParentNode, name: string): HTMLElement {
  const button = deep(part, 'button').find(each => nameOf(each) === name)
  if (!(button instanceof HTMLElement)) throw new Error(`There is no button ${name}`)
  return button
}

/** What is read out of it; a count beside its name is no part of that. */
function nameOf(button: Element): string | undefined {
  const spoken = button.cloneNode(true)
  if (!(spoken instanceof Element)) return undefined
  for (const silent of spoken.querySelectorAll('[aria-hidden="true"], [part="unread"]')) silent.remove()
  return button.getAttribute('aria-label') ?? spoken.textContent?.trim()
}

function deep(part: ParentNode, selector: string): Element[] {
  const inside = [...part.querySelectorAll('*')].flatMap(element =>
    element.shadowRoot ? deep(element.shadowRoot, selector) : [],
  )
  return [...part.querySelectorAll(selector), ...inside]
}
