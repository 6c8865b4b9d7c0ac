import { type DragEvent, type ReactNode, useId, useState } from 'react'

type Props = {
  label: string
  accept: string
  multiple?: boolean
  onFiles: (files: readonly File[]) => void
  /** What else the area says and offers. */
  children?: ReactNode
}

/** An area that takes files: dropped ones, or chosen ones. */
export function FileDrop({ label, accept, multiple = false, onFiles, children }: Props) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null): void => {
    if (files?.length) onFiles([...files])
  }
  return (
    <fieldset
      className="drop row"
      data-over={isOver || undefined}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <span className="file">
        <input
          type="file"
          id={id}
          className="hidden-visually"
          accept={accept}
          multiple={multiple}
          onChange={({ currentTarget }) => {
            take(currentTarget.files)
            currentTarget.value = ''
          }}
        />
        <label htmlFor={id} className="button">
          {label}
        </label>
      </span>
      {children}
    </fieldset>
  )
}
