export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Fields for text, choices and files. Boxes to tick are pressed. */
const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select'

export const isField = (node: Element | undefined): node is Field => node?.matches(FIELDS) ?? false

export const fieldsIn = (root: Element): Field[] => [...root.querySelectorAll<Field>(FIELDS)]

/** Returns true if a field no longer shows what the server has rendered. */
export function isEntered(field: Field): boolean {
  if ('defaultValue' in field) return field.value !== field.defaultValue
  const served = field.querySelector<HTMLOptionElement>('option[selected]') ?? field.options[0]
  return field.value !== served?.value
}

/** Carries what was entered, and the selection, over to the field that has replaced another. */
export function carryOver(from: Field, to: Field): void {
  if (to.type === 'file') return
  to.value = from.value
  // Browsers have no selection for numbers and dates.
  if ('selectionStart' in from && 'selectionStart' in to && from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd)
}

/** Keeps the caret in a text that nobody has changed: React sets its default again, which it follows until it is set. */
export function keepCaret(area: HTMLTextAreaElement): void {
  const { value } = area
  area.value = value
}
