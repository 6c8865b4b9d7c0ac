/** A PDF behind a sign-in, opened in a tab of its own. */
import { fetchFile, type Quote } from './calls.ts'
import { element, listening } from './element.ts'

type Attachment = NonNullable<Quote['attachment']>

/**
 * A button that fetches the file with the bearer and shows it. The tab opens with the click, before the answer, for
 * browsers block windows that come later. What went wrong is said beside the button.
 */
export function pdfButton({ name, url }: Attachment): HTMLElement {
  const said = element('span', { class: 'said', role: 'status' })
  const open = element('button', { type: 'button', class: 'button small' }, `PDF: ${name}`)
  let file: Promise<string> | undefined

  async function show(): Promise<void> {
    const tab = window.open('', '_blank')
    if (tab) tab.opener = null
    open.disabled = true
    said.replaceChildren('Opening…')
    try {
      file ??= fetchFile(url).then(blob => URL.createObjectURL(blob))
      const address = await file
      if (tab) tab.location.href = address
      said.replaceChildren(
        tab
          ? ''
          : element(
              'a',
              { href: address, target: '_blank', rel: 'noopener' },
              'Your browser blocked the new tab. Open the PDF here.',
            ),
      )
    } catch (fault) {
      file = undefined
      tab?.close()
      said.replaceChildren(
        `The PDF could not be opened. ${fault instanceof Error ? fault.message : ''}`.trim(),
      )
    }
    open.disabled = false
  }

  return element('span', { class: 'pdf' }, listening({ click: () => void show() }, open), said)
}
