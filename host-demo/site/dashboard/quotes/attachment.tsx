import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { Attachment } from '#shared/trade/quote.ts'
import { saveFile } from '#shared/ui/save-file.ts'
import { fetchFile, reasonOf } from '../api.ts'
import { fileMessages } from '../dashboard.messages.ts'

type State = { busy?: boolean; said?: string; blocked?: string }

/** A button that fetches a PDF with the bearer and shows it in a new tab. Errors are shown beside it. */
export function AttachmentButton({ name, url }: Attachment) {
  const t = useStore(fileMessages)
  const [{ busy = false, said, blocked }, setState] = useState<State>({})
  const address = useRef('')
  useEffect(() => () => URL.revokeObjectURL(address.current), [])

  const open = async (): Promise<void> => {
    // Opened with the click, before the answer, because browsers block windows that open later.
    const tab = window.open('', '_blank')
    if (tab) tab.opener = null
    setState({ busy: true, said: t.opening })
    try {
      address.current ||= URL.createObjectURL(await fetchFile(url, 'PDF'))
      if (tab) tab.location.href = address.current
      setState(tab ? {} : { blocked: address.current })
    } catch (error) {
      tab?.close()
      setState({ said: t.notOpened({ reason: reasonOf(error) }) })
    }
  }
  return (
    <FileButton label={t.pdf({ name })} isBusy={busy} onClick={open}>
      {said}
      {blocked && (
        <a href={blocked} target="_blank" rel="noopener">
          {t.blocked}
        </a>
      )}
    </FileButton>
  )
}

/** A button that fetches the buyer's sheet with the bearer and saves it as it is. Errors are shown beside it. */
export function SheetButton({ name, url }: Attachment) {
  const t = useStore(fileMessages)
  const [{ busy = false, said }, setState] = useState<State>({})
  const save = async (): Promise<void> => {
    setState({ busy: true, said: t.downloading })
    try {
      saveFile(name, await fetchFile(url, 'sheet'))
      setState({})
    } catch (error) {
      setState({ said: t.notDownloaded({ reason: reasonOf(error) }) })
    }
  }
  return (
    <FileButton label={t.sheet({ name })} isBusy={busy} onClick={save}>
      {said}
    </FileButton>
  )
}

type FileButtonProps = { label: string; isBusy: boolean; onClick: () => void; children: React.ReactNode }

function FileButton({ label, isBusy, onClick, children }: FileButtonProps) {
  return (
    <div className="row">
      <button type="button" className="button" disabled={isBusy} onClick={onClick}>
        {label}
      </button>
      <span className="paper-only">{label}</span>
      <span role="status">{children}</span>
    </div>
  )
}
