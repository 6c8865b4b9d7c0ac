import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Kind } from '#shared/api/items.ts'
import { plural } from '#shared/messages/plural.ts'
import { ScrollArea } from '#shared/sheets/ui/scroll-area.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Modal } from '#shared/ui/dialogs.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { ownItemsQuery } from '../dashboard.store.ts'
import { uploadPicture } from '../items/item-calls.ts'
import { Answered } from '../ui.tsx'
import { createWrite, whyNot } from '../writes.ts'
import { catalogueMessages } from './catalogue.messages.ts'
import { skusQuery } from './catalogue.store.ts'
import type { Sku } from './catalogue-calls.ts'
import { Progress } from './choose-sheet.tsx'
import { FileDrop } from './file-drop.tsx'
import { itemOfFile } from './sku-of-file.ts'

type Props = {
  kind: Kind
  files: readonly File[]
  onFiles: (files: readonly File[]) => void
  onClose: () => void
}

/** Adds the pictures of many items at once. Their file names say to which SKU they belong. */
export function PicturesBySku({ kind, files, onFiles, onClose }: Props) {
  const t = useStore(catalogueMessages)
  const skus = useQuery(skusQuery, kind)
  return (
    <Modal title={t.picturesTitle} onClose={onClose}>
      <p className="muted">{t.picturesText}</p>
      <FileDrop label={t.choosePictures} accept="image/jpeg,image/png,image/webp" multiple onFiles={onFiles}>
        <span className="muted">{t.dropPictures}</span>
      </FileDrop>
      {files.length > 0 && (
        <Answered answer={skus}>
          {items => (
            <Matched key={files.map(({ name }) => name).join('/')} kind={kind} files={files} items={items} />
          )}
        </Answered>
      )}
    </Modal>
  )
}

type Upload = { at: 'waiting' | 'uploading' | 'added' } | { at: 'failed'; why: string }
const WAITING: Upload = { at: 'waiting' }

function Matched({ kind, files, items }: { kind: Kind; files: readonly File[]; items: readonly Sku[] }) {
  const t = useStore(catalogueMessages)
  const [uploads, setUploads] = useState<ReadonlyMap<File, Upload>>(new Map())
  const [isBusy, setBusy] = useState(false)
  const [writes] = useState(() => new Map<File, ReturnType<typeof createWrite>>())
  const found = [...files]
    .sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))
    .map(file => ({ file, item: itemOfFile(file.name, items) }))
  const matched = found.filter(({ item }) => item)
  const added = matched.filter(({ file }) => uploads.get(file)?.at === 'added')
  const set = (file: File, upload: Upload): void => setUploads(before => new Map(before).set(file, upload))

  async function upload(): Promise<void> {
    setBusy(true)
    for (const { file, item } of matched) {
      if (!item || uploads.get(file)?.at === 'added') continue
      set(file, { at: 'uploading' })
      const write = writes.get(file) ?? createWrite()
      writes.set(file, write)
      const outcome = await write(file.name, key => uploadPicture(`${kind}s/${item.id}`, file, key))
      set(file, outcome.at === 'sent' ? { at: 'added' } : { at: 'failed', why: whyNot(outcome, 'added') })
    }
    setBusy(false)
    ownItemsQuery.revalidate()
  }
  const stateOf = (file: File): string => {
    const upload = uploads.get(file) ?? WAITING
    return upload.at === 'failed' ? upload.why : t[upload.at]
  }
  const open = matched.length - added.length
  return (
    <>
      <p role="status">
        {[
          plural(t, 'matched', matched.length),
          found.length > matched.length && plural(t, 'unmatched', found.length - matched.length),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <ScrollArea className="planned" label={t.picturesTitle}>
        <table>
          <thead>
            <tr>
              {[t.file, t.sku, t.state].map(heading => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map(({ file, item }) => (
              <tr key={file.name} className={item ? undefined : 'out'}>
                <th scope="row">{file.name}</th>
                <td>{item?.sku ?? t.noSku}</td>
                <td className={uploads.get(file)?.at === 'failed' ? 'error-text' : undefined}>
                  {item && stateOf(file)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <div className="row">
        {open > 0 && (
          <Button
            look="primary"
            label={plural(t, 'upload', open)}
            aria-disabled={isBusy}
            onClick={() => !isBusy && void upload()}
          />
        )}
        {(isBusy || added.length > 0) && (
          <Progress
            label={t.uploaded({ done: added.length, total: matched.length })}
            done={added.length}
            total={matched.length}
          />
        )}
      </div>
    </>
  )
}
