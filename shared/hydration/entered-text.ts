export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function isField(node: Element | undefined): node is Field {
  return node?.matches('input, textarea, select') ?? false
}

/** Tells react-dom of the text or the files that were entered before it listened. */
export function handOver(text: string, field: Field): void {
  const isText = 'defaultValue' in field && field.type !== 'file'
  if (isText) {
    const { selectionStart, selectionEnd } = field
    field.value = field.defaultValue
    write(text, field)
    // Browsers have none for numbers and dates.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  }
  field.dispatchEvent(new Event(isText ? 'input' : 'change', { bubbles: true }))
}

/** Sets the value unnoticed by react-dom, which compares with the last one set through its own setter on the node. */
export function write(text: string, field: Field): void {
  if (field.type === 'file' || field.value === text) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
}
