import { useState } from 'react'

/** CSS to copy, with a button or by hand. */
export function CssOutput({ text }: { text: string }) {
  const [copied, setCopied] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(''),
    )
  return (
    <div className="css">
      <textarea readOnly aria-label="CSS" rows={text.split('\n').length} value={text} />
      <button type="button" onClick={copy}>
        {copied === text ? 'Copied' : 'Copy the CSS'}
      </button>
    </div>
  )
}
