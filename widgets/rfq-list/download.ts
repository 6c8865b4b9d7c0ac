/** So long a browser may take to ask where to put a file. */
const PATIENCE = 60_000

/** Gives the reader a table as a file. */
export function download(name: string, csv: string): void {
  const href = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), PATIENCE)
}
