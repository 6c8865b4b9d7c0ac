import { useId } from 'react'

type TickProps = { label: string; hint: string; on: boolean; onChange: (on: boolean) => void }

/** A checkbox with its label and hint. */
export function Tick({ label, hint, on, onChange }: TickProps) {
  const id = useId()
  return (
    <div className="tick">
      <input
        id={id}
        type="checkbox"
        checked={on}
        onChange={event => onChange(event.target.checked)}
        aria-describedby={`${id}-hint`}
      />
      <label htmlFor={id}>{label}</label>
      <span className="hint" id={`${id}-hint`}>
        {hint}
      </span>
    </div>
  )
}
