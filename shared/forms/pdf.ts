import type { FormMessage } from './form.messages.ts'

/** 10 MiB, in bytes: decisions.mdx#uploads. */
export const LARGEST_FILE = 10 * 1024 * 1024

/** The header of a PDF must be within so many bytes, as in viewers. */
const HEADER_WITHIN = 1024

/** At the very start the mark is enough. Behind other bytes the version must follow: a text may mention the mark. */
const HEADER = /^%PDF-|%PDF-\d\.\d\s/

/** A page, a picture, an archive, a program or a script that hides a PDF, or mentions one: decisions.mdx#uploads. */
const OTHER_KIND =
  /<[a-zA-Z!?/]|^(\xef\xbb\xbf|[\s\0])*(#!|%!|GIF8|\xff\xd8\xff|\x89PNG|RIFF|PK|MZ|\x7fELF|\xca\xfe\xba\xbe|{\\rtf|7z|Rar!)/

/** Returns the place at which the PDF in these bytes begins. A few bytes may precede its header. -1 means no PDF. */
export function pdfStart(bytes: Uint8Array): number {
  // One character for each byte, because a UTF-8 decoder would drop a byte order mark.
  const text = String.fromCharCode(...bytes.subarray(0, HEADER_WITHIN))
  const start = text.search(HEADER)
  return OTHER_KIND.test(text.slice(0, Math.max(0, start))) ? -1 : start
}

/** Returns the reason why this file can't be sent, or null if it can. It reads only the first bytes. */
export async function pdfError(file: File): Promise<FormMessage | null> {
  if (file.size > LARGEST_FILE) return 'fileTooLarge'
  try {
    const start = new Uint8Array(await file.slice(0, HEADER_WITHIN).arrayBuffer())
    return pdfStart(start) < 0 ? 'fileNotPdf' : null
  } catch {
    // A folder that was dropped, or a file that was deleted or locked meanwhile.
    return 'fileUnreadable'
  }
}
