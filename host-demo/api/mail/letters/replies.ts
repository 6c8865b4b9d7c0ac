import type { InLanguages } from '../language.ts'

/** Says where replies to a mail go; `address` is null if nobody reads them. */
export const repliesText: InLanguages<(address: string | null) => string> = {
  en: address =>
    address ? `Replies to this e-mail go to ${address}.` : 'Replies to this e-mail are not read.',
  ms: address =>
    address
      ? `Balasan kepada e-mel ini dihantar kepada ${address}.`
      : 'Balasan kepada e-mel ini tidak dibaca.',
}
