import type { InLanguages, Words } from '../language.ts'

/** Asks whether an address wants the newsletter. */
export const confirmSubscriptionLetter: InLanguages<Words> = {
  en: {
    subject: 'Confirm your subscription',
    body: 'Somebody, perhaps you, entered this address for the Trade Enabler newsletter. To get it, open the link below and press the button. If you do not want it, ignore this e-mail.',
  },
  ms: {
    subject: 'Sahkan langganan anda',
    body: 'Seseorang, mungkin anda, telah memasukkan alamat ini untuk surat berita Trade Enabler. Untuk menerimanya, buka pautan di bawah dan tekan butangnya. Jika anda tidak mahu menerimanya, abaikan e-mel ini.',
  },
}

/** Tells a confirmed subscriber. */
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

/** The last lines of every mail of the newsletter. The link that ends it follows. */
export const newsletterEnding: InLanguages<string> = {
  en: 'To get no newsletter at this address, open this page:',
  ms: 'Untuk tidak menerima surat berita di alamat ini, buka halaman ini:',
}
