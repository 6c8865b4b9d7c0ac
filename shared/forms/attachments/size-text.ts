import type { Messages } from '#shared/messages/i18n.ts'
import type { attachmentsMessages } from './attachments.messages.ts'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

/** A size as people write it: `12 kB`, `4.2 MB`. */
export function sizeText(bytes: number, t: Messages<typeof attachmentsMessages>): string {
  if (bytes < MEGABYTE) return t.kilobytes({ size: Math.ceil(bytes / KILOBYTE) })
  // Upwards, so that what is just too large is not said to be as large as it may be.
  return t.megabytes({ size: Math.ceil((bytes / MEGABYTE) * 10) / 10 })
}
