import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { attachmentsMessages } from './attachments.messages.ts'
import { sizeText } from './size-text.ts'

type Props = {
  files: readonly File[]
  /** The number of files from which on they are listed: one alone may be shown elsewhere. */
  from: number
  onArrange: (files: readonly File[]) => void
  /** Called when the list disappears, and its focused button with it. */
  onHidden: () => void
}

const UP = 'M4.5 12.5 10 7l5.5 5.5'

/** Lists the files in their order, each with its size and buttons to move and to remove it. */
export function AttachedFiles({ files, from, onArrange, onHidden }: Props) {
  const t = useStore(attachmentsMessages)
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState('')

  /** Moves the focus along with a file, because rows stay where they are and show other files. */
  const focus = (index: number, action: string): void =>
    list.current?.children[index]?.querySelector<HTMLElement>(`[data-action=${action}]`)?.focus()

  const move = (file: File, from: number, to: number, action: string): void => {
    if (to < 0 || to >= files.length) return
    onArrange(files.toSpliced(from, 1).toSpliced(to, 0, file))
    setMoved(t.moved({ name: file.name, place: to + 1, count: files.length }))
    focus(to, action)
  }
  const remove = (index: number): void => {
    onArrange(files.toSpliced(index, 1))
    setMoved('')
    if (files.length === from) onHidden()
    else focus(Math.min(index, files.length - 2), 'remove')
  }

  return (
    <>
      {files.length >= from && (
        <ol className="attached" ref={list} aria-label={t.list}>
          {files.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be there twice.
            <li key={index}>
              <span className="attached-name">
                <bdi>{file.name}</bdi>
                <span className="muted small">{sizeText(file.size, t)}</span>
              </span>
              <span className="attached-actions">
                <button
                  type="button"
                  data-action="up"
                  aria-label={t.up({ name: file.name })}
                  aria-disabled={index === 0}
                  onClick={() => move(file, index, index - 1, 'up')}
                >
                  <Icon path={UP} />
                </button>
                <button
                  type="button"
                  data-action="down"
                  aria-label={t.down({ name: file.name })}
                  aria-disabled={index === files.length - 1}
                  onClick={() => move(file, index, index + 1, 'down')}
                >
                  <Icon path={icons.down} />
                </button>
                <button
                  type="button"
                  data-action="remove"
                  aria-label={t.remove({ name: file.name })}
                  onClick={() => remove(index)}
                >
                  <Icon path={icons.close} />
                </button>
              </span>
            </li>
          ))}
        </ol>
      )}
      <span className="hidden-visually" role="status">
        {moved}
      </span>
    </>
  )
}
