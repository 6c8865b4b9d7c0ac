import { type ClipboardEvent, useRef } from 'react'
import { TextAreaField } from '#shared/ui/field.tsx'
import type { Grid } from '../grid.ts'
import { gridOfHtml } from '../html-grid.ts'

/** What was pasted: text, which can be edited, or the cells of a table. */
export type Pasted = { text: string; cells?: Grid }

type Props = {
  label: string
  hint: string
  text: string
  /** Called with the text as it is typed or pasted. `isDone` is true if a whole list was pasted. */
  onChange: (pasted: Pasted, isDone: boolean) => void
}

/** The most characters that the field shows for editing. A longer text would take seconds to lay out. */
export const MAX_SHOWN = 50_000

/** A field for lines or cells. Takes the table of a mail or an online spreadsheet by its cells. */
export function PastedText({ label, hint, text, onChange }: Props) {
  const isPasting = useRef(false)
  const isList = (value: string): boolean => text === '' && value.trim().includes('\n')

  function paste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const cells = gridOfHtml(event.clipboardData.getData('text/html'))
    const pasted = event.clipboardData.getData('text')
    isPasting.current = cells === null && value.length + pasted.length <= MAX_SHOWN
    if (isPasting.current) return
    event.preventDefault()
    if (cells) onChange({ text: '', cells }, true)
    else onChange({ text: value.slice(0, selectionStart) + pasted + value.slice(selectionEnd) }, true)
  }

  return (
    <TextAreaField
      label={label}
      hint={hint}
      value={text}
      onPaste={paste}
      onText={value => {
        onChange({ text: value }, isPasting.current && isList(value))
        isPasting.current = false
      }}
    />
  )
}
