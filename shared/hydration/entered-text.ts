export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Selection = [start: number, end: number, direction: HTMLInputElement['selectionDirection']]

export type Entered = { value: string; selection?: Selection | undefined }

export function isField(node: Element | undefined): node is Field {
  return node?.matches('input, textarea, select') ?? false
}

/** Tells react-dom of the text that was typed before it listened. */
export function handOver(before: Field, entered: Entered, field: Element | undefined): void {
  if (!isField(field)) return
  const isText = 'defaultValue' in field && field.type !== 'file'
  if (isText) field.value = field.defaultValue
  else if ('files' in field && 'files' in before && field !== before) field.files = before.files
  write(entered, field)
  field.dispatchEvent(new Event(isText ? 'input' : 'change', { bubbles: true }))
}

/** Browsers have none for numbers and dates. */
export function selectionOf(field: Field): Selection | undefined {
  if (!('selectionStart' in field) || field.selectionStart === null) return undefined
  return [field.selectionStart, field.selectionEnd ?? field.selectionStart, field.selectionDirection]
}

/** Sets the value unnoticed by react-dom, which compares with the last one set through its own setter on the node. */
export function write({ value, selection }: Entered, field: Element | undefined): void {
  if (!isField(field) || field.type === 'file' || field.value === value) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (selection && 'setSelectionRange' in field) {
    const [start, end, direction] = selection
    field.setSelectionRange(start, end, direction ?? undefined)
  }
}
