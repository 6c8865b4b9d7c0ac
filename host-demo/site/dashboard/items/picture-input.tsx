import { useStore } from '@nanostores/react'
import { type ChangeEvent, useState } from 'react'
import { ErrorBox } from '#shared/ui/error-state.tsx'
import { TextField } from '#shared/ui/field.tsx'
import { createWrite, whyNot } from '../writes.ts'
import { uploadPicture } from './item-calls.ts'
import { pictureMessages } from './own-items.messages.ts'

type Props = {
  label: string
  hint: string
  /** The owner of the pictures, such as 'products/7'. */
  of: string
  multiple?: boolean
  /** True if no more can be added. The messages about the last ones stay. */
  isFull?: boolean
  onChanged: () => void
}

/** A file field that uploads the chosen files. Each refused file is named with the reason. */
export function PictureInput({ label, hint, of, multiple = false, isFull = false, onChanged }: Props) {
  const t = useStore(pictureMessages)
  const [{ isBusy, said, error }, setState] = useState({ isBusy: false, said: '', error: '' })
  const [writes] = useState(() => new Map<string, ReturnType<typeof createWrite>>())
  const add = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    setState({ isBusy: true, said: t.adding, error: '' })
    let error = ''
    for (const file of input.files ?? []) {
      const content = [file.name, file.size, file.lastModified].join()
      const write = writes.get(content) ?? createWrite()
      writes.set(content, write)
      const outcome = await write(content, key => uploadPicture(of, file, key))
      if (outcome.at === 'failed') error += `${file.name}: ${whyNot(outcome, 'added')} `
    }
    input.value = ''
    setState({ isBusy: false, said: error ? '' : t.added, error })
    onChanged()
  }
  return (
    <>
      <ErrorBox message={error} />
      {!isFull && (
        <TextField
          type="file"
          disabled={isBusy}
          accept="image/jpeg,image/png,image/webp"
          onChange={add}
          label={label}
          hint={hint}
          multiple={multiple}
        />
      )}
      <p role="status" className="said">
        {said}
      </p>
    </>
  )
}
