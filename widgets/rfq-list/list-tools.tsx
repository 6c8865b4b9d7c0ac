import { useStore } from '@nanostores/react'
import { type ChangeEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { late, useOnTouch } from '#shared/element/late.tsx'
import { stateMessages } from '#shared/element/state.messages.ts'
import { $brought } from '#shared/procurement/rfq-list/brought.ts'
import {
  addLines,
  emptyList,
  MAX_LINES,
  type RfqList,
  requireOfAll,
} from '#shared/procurement/rfq-list/rfq-list.ts'
import type { FileFault, SheetFile } from '#shared/sheets/sheet-file.ts'
import { inSlices } from '#shared/sheets/slices.ts'
import { Button } from '#shared/ui/button.tsx'
import { ConfirmDialog } from '#shared/ui/dialogs.tsx'
import { saveFile } from '#shared/ui/save-file.ts'
import { listIn, toCsv } from './list-file.ts'
import { rfqListMessages } from './rfq-list.messages.ts'

type Props = {
  list: RfqList
  isLocked: boolean
  /** Called with a file whose lines were added, unless it is an exported list. */
  onImported: (file: File) => void
}

const pasteDialog = late(() => import('./paste-dialog.tsx'))

/** The tools to import, export and empty the list. A list can't be emptied while a part of it is being sent. */
export function ListTools({ list, isLocked, onImported }: Props) {
  const t = useStore(rfqListMessages)
  const id = useId()
  const tState = useStore(stateMessages)
  const [pasting, setPasting] = useState<{ file?: File; read?: SheetFile } | null>(null)
  const { module, isMissing, ask, touch } = useOnTouch(pasteDialog, pasting !== null)
  const [isClearing, setClearing] = useState(false)
  const [noRoom, setNoRoom] = useState(0)
  const [fault, setFault] = useState<{ why: FileFault; most: number }>()
  const [cannotRead, setCannotRead] = useState(false)
  const hasLines = list.lines.length > 0

  function chooseFile({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const file = currentTarget.files?.[0]
    currentTarget.value = ''
    if (file) void importFile(file)
  }
  const takeBrought = useEffectEvent((): void => {
    const brought = $brought.get()
    $brought.set(undefined)
    if (brought === 'lines') setPasting({})
    else if (brought) void importFile(brought)
  })
  useEffect(() => takeBrought(), [])

  async function importFile(file: File): Promise<void> {
    setNoRoom(0)
    setFault(undefined)
    const reader = await import('#shared/sheets/sheet-file.ts').catch(() => null)
    setCannotRead(reader === null)
    if (!reader) return
    const read = await reader.readFile(file)
    if (read.fault) return setFault({ why: read.fault, most: reader.MAX_MEGABYTES })
    const [first] = read.grids
    const found = first && (await inSlices(listIn(read.text ?? first)))
    if (!found) return setPasting({ file, read })
    setNoRoom(addLines(found.lines))
    if (!hasLines) requireOfAll({ ...list.requirements, ...found.requirements })
  }

  return (
    <>
      <div className="row tools" {...touch}>
        <Button
          look="soft"
          label={t.paste}
          onClick={() => {
            setFault(undefined)
            setPasting({})
            ask()
          }}
        />
        <span className="file">
          <input
            type="file"
            id={id}
            className="hidden-visually"
            accept=".xlsx,.xlsm,.csv,.tsv,.txt,.html,.htm,.xls,text/csv"
            onChange={chooseFile}
          />
          <label htmlFor={id} className="button">
            {t.import}
          </label>
        </span>
        {hasLines && <Button label={t.export} onClick={() => saveCsv(toCsv(list))} />}
        {hasLines && !isLocked && <Button look="plain" label={t.clear} onClick={() => setClearing(true)} />}
      </div>
      {fault && (
        <p role="alert" className="error-text">
          {fault.why === 'fileIsLarge' ? t.fileIsLarge(fault) : t[fault.why]}
        </p>
      )}
      {(isMissing || cannotRead) && (
        <p role="alert" className="error-text">
          {tState.unusable}
        </p>
      )}
      <p role="status" className="hint">
        {noRoom > 0 && t.noRoom({ most: MAX_LINES, count: noRoom })}
      </p>
      {pasting && module && (
        <module.PasteDialog
          file={pasting.file && pasting.read && { ...pasting.read, name: pasting.file.name }}
          room={MAX_LINES - list.lines.length}
          onClose={() => setPasting(null)}
          onAdd={(lines, required) => {
            setPasting(null)
            setNoRoom(addLines(lines))
            if (pasting.file) onImported(pasting.file)
            if (Object.keys(required).length === 0) return
            const certificates = new Set([
              ...list.requirements.certificates,
              ...(required.certificates ?? []),
            ])
            const reference = list.requirements.reference || (required.reference ?? '')
            requireOfAll({ ...list.requirements, ...required, reference, certificates: [...certificates] })
          }}
        />
      )}
      {isClearing && (
        <ConfirmDialog
          title={t.clearConfirm}
          onDecline={() => setClearing(false)}
          onConfirm={() => {
            setClearing(false)
            emptyList()
          }}
        />
      )}
    </>
  )
}

const saveCsv = (csv: string): void =>
  saveFile('rfq-list.csv', new Blob([csv], { type: 'text/csv;charset=utf-8' }))
