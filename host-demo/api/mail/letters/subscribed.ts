import type { InLanguages, Words } from '../language.ts'

/** Confirms a subscription to the newsletter. */
export const subscribed: InLanguages<Words> = {
  en: {
    subject: 'You are subscribed',
    body: 'You will receive the Trade Enabler newsletter at this address.',
  },
  ms: {
    subject: 'Anda telah melanggan',
    body: 'Anda akan menerima surat berita Trade Enabler di alamat ini.',
  },
}
