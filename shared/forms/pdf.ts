import type { FormMessage } from './form.messages.ts'

/** 10 MiB, in bytes: decisions.mdx#uploads. */
export const LARGEST_FILE = 10 * 1024 * 1024

/** A PDF begins with this; its name and declared type prove nothing. */
const FIRST_BYTES = '%PDF-'

/** Why this file can't be sent, or null when it can. Reads no more than its first bytes. */
export async function pdfError(file: File): Promise<FormMessage | null> {
  if (file.size > LARGEST_FILE) return 'fileTooLarge'
  try {
    const start = await file.slice(0, FIRST_BYTES.length).text()
    return start === FIRST_BYTES ? null : 'fileNotPdf'
  } catch {
    // A folder that was dropped, a file that was deleted or locked meanwhile.
    return 'fileUnreadable'
  }
}

/** The name that a company is told: `a.b.pdf` is `a`, `.pdf` and no file are empty. decisions.mdx#file-names */
export function attachmentName(file: { name: string } | null): string {
  return file?.name.split('.', 1)[0] ?? ''
}
