import { useEffect, useRef, useState } from 'react'
import { type Attachment, fetchPdf, reasonOf } from './api.ts'

type State = { busy?: boolean; said?: string; blocked?: string }

/** A button that fetches a PDF with the bearer and shows it in a new tab. Errors are shown beside it. */
export function AttachmentButton({ name, url }: Attachment) {
  const [{ busy = false, said, blocked }, setState] = useState<State>({})
  const address = useRef('')
  useEffect(() => () => URL.revokeObjectURL(address.current), [])

  const open = async (): Promise<void> => {
    // Opened with the click, before the answer, because browsers block windows that open later.
    const tab = window.open('', '_blank')
    if (tab) tab.opener = null
    setState({ busy: true, said: 'Opening…' })
    try {
      address.current ||= URL.createObjectURL(await fetchPdf(url))
      if (tab) tab.location.href = address.current
      setState(tab ? {} : { blocked: address.current })
    } catch (error) {
      tab?.close()
      setState({ said: `The PDF could not be opened. ${reasonOf(error)}` })
    }
  }
  return (
    <div className="row">
      <button type="button" className="button" disabled={busy} onClick={open}>
        PDF: {name}
      </button>
      <span className="paper-only">PDF: {name}</span>
      <span role="status">
        {said}
        {blocked && (
          <a href={blocked} target="_blank" rel="noopener">
            Your browser blocked the new tab. Open the PDF here.
          </a>
        )}
      </span>
    </div>
  )
}
