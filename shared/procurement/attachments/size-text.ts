import type { Messages } from '#shared/messages/i18n.ts'
import type { attachmentsMessages } from './attachments.messages.ts'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

/** Writes a size for people: `12 kB`, `4.2 MB`. */
export function sizeText(bytes: number, t: Messages<typeof attachmentsMessages>): string {
  if (bytes < MEGABYTE) return t.kilobytes({ size: Math.ceil(bytes / KILOBYTE) })
  // Rounded up, so that a file just over the limit does not seem to have the allowed size.
  return t.megabytes({ size: Math.ceil((bytes / MEGABYTE) * 10) / 10 })
}
