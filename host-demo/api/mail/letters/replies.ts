import type { InLanguages } from '../language.ts'

/** Says in a mail without an address for replies where they go. */
export const repliesNotRead: InLanguages<string> = {
  en: 'Replies to this e-mail are not read.',
  ms: 'Balasan kepada e-mel ini tidak dibaca.',
}
