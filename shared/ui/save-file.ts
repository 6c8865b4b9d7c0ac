/** The time, in milliseconds, that a browser may take to ask where to save a file. */
const PATIENCE = 60_000

/** Has the browser save a file under this name. */
export function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), PATIENCE)
}
