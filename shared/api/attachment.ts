/** The name under which an attachment is sent: up to the first dot, so `a.b.pdf` is `a` and `.pdf` is '' (decisions.mdx#file-names). */
export function nameBeforeDot(fileName: string): string {
  return fileName.split('.', 1)[0] ?? ''
}
