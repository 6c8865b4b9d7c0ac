import { useStore } from '@nanostores/react'
import { useCallback, useId, useMemo, useRef, useState } from 'react'
import { useLateStyles } from '#shared/element/late.tsx'
import { useCombobox } from '#shared/suggest/combobox.ts'
import { usePopoverAt } from '#shared/suggest/popover.ts'
import css from '#shared/suggest/suggest.css?inline'
import { TextField } from '#shared/ui/field.tsx'
import { embedMessages } from './embed.messages.ts'
import type { Named, RecordKind } from './records.ts'
import { useRecords } from './use-records.ts'

type RecordProps = {
  label: string
  description: string
  kind: RecordKind
  required: boolean
  /** The typed text, or the chosen id. */
  value: string
  /** True for an id, or for an empty text if no id is required. */
  isValid: boolean
  ownCompany: number | undefined
  onChange: (value: string) => void
}

/** The field for an id. Typing a name finds it: a combobox, by the ARIA pattern. */
export function RecordField(props: RecordProps) {
  const t = useStore(embedMessages)
  const { label, description, kind, required, value, isValid, ownCompany, onChange } = props
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const field = useMemo(
    () => ({
      get current() {
        return root.current?.querySelector('input') ?? null
      },
    }),
    [],
  )
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [chosen, choose] = useState<Named>()
  const isWrong = value.trim() !== '' && !isValid
  const found = useRecords(isOpen ? kind : undefined, isWrong ? value.trim() : '', ownCompany)
  const isShown = isOpen && found !== undefined
  const close = useCallback(() => setOpen(false), [])
  const activeId = useCombobox({ field, list: panel, isShown, setOpen, onSubmit: close })
  const box = useCallback(() => field.current, [field])
  useLateStyles(css)
  usePopoverAt(panel, box, isShown)

  const count = found ? found.own.length + found.others.length : 0
  const name = chosen && value === String(chosen.id) ? chosen.name : ''
  const group = (title: string, records: readonly Named[]) =>
    records.length > 0 && (
      // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by this role
      <div role="group" aria-label={title}>
        <p className="group-name" role="presentation">
          {title}
        </p>
        {records.map(record => (
          <button
            key={record.id}
            type="button"
            role="option"
            id={`${id}${record.id}`}
            className="option"
            tabIndex={-1}
            aria-selected={`${id}${record.id}` === activeId}
            onClick={() => {
              choose(record)
              onChange(String(record.id))
              close()
            }}
          >
            <span>{record.name}</span>
            <span className="detail">{record.detail}</span>
          </button>
        ))}
      </div>
    )
  return (
    <div ref={root}>
      <TextField
        label={label}
        hint={isWrong ? t.unknownName : name || `${description} ${t.byName}`}
        aria-invalid={isWrong}
        required={required}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onClick={() => setOpen(true)}
        onText={text => {
          onChange(text)
          // Anyone who types an id does not search for a name.
          if (/^\d+$/.test(text)) close()
        }}
      />
      <p className="hidden-visually" role="status">
        {isShown && (count === 0 ? t.noneFound : t.found({ count }))}
      </p>
      {isShown && (
        // Pressing on the list leaves the focus in the field.
        <div
          ref={panel}
          id={id}
          className="suggestions"
          popover="manual"
          role="listbox"
          aria-label={label}
          onMouseDown={event => event.preventDefault()}
        >
          {count === 0 && (
            <p className="none" role="presentation">
              {t.noneFound}
            </p>
          )}
          {group(t.yours, found.own)}
          {group(found.own.length > 0 ? t.others : t.all, found.others)}
        </div>
      )}
    </div>
  )
}
