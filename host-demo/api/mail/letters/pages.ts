import { plainName } from '../../request/names.ts'
import type { InLanguages } from '../language.ts'

/** A page that a mail opens. */
export type PageWords = { title: string; text: string; button?: string }

type Person = { name: string; email: string }
type Pages<Facts> = InLanguages<(facts: Facts) => PageWords>

/** Asks whether an address belongs to the member who registered with it. */
export const confirmPage: Pages<Person> = {
  en: ({ name, email }) => ({
    title: 'Confirm your e-mail address',
    text: `${plainName(name)} registered at Trade Enabler with ${email}. If this is you, confirm that the address is yours. If not, close this page: nothing is confirmed.`,
    button: 'Confirm this address',
  }),
  ms: ({ name, email }) => ({
    title: 'Sahkan alamat e-mel anda',
    text: `${plainName(name)} berdaftar di Trade Enabler dengan ${email}. Jika ini anda, sahkan bahawa alamat ini milik anda. Jika bukan, tutup halaman ini: tiada apa-apa yang disahkan.`,
    button: 'Sahkan alamat ini',
  }),
}

export const confirmedPage: Pages<Person> = {
  en: ({ email }) => ({
    title: 'Your address is confirmed',
    text: `${email} is confirmed. You can now send requests and messages, and your company is shown if you registered one.`,
  }),
  ms: ({ email }) => ({
    title: 'Alamat anda telah disahkan',
    text: `${email} telah disahkan. Kini anda boleh menghantar permintaan dan mesej, dan syarikat anda dipaparkan jika anda mendaftarkannya.`,
  }),
}

export const goneConfirmationPage: InLanguages<PageWords> = {
  en: {
    title: 'This link does not work',
    text: 'It was used already, is more than 7 days old, or is not complete. If you have confirmed your address, there is nothing to do. Otherwise sign in, open the dashboard and press ‘Send it again’.',
  },
  ms: {
    title: 'Pautan ini tidak berfungsi',
    text: 'Ia sudah digunakan, lebih daripada 7 hari, atau tidak lengkap. Jika anda telah mengesahkan alamat anda, tiada apa-apa yang perlu dibuat. Jika belum, log masuk, buka Papan Pemuka dan tekan ‘Send it again’.',
  },
}

/** Asks whether to end notices. */
export const unsubscribePage: Pages<{ email: string }> = {
  en: ({ email }) => ({
    title: 'End notices',
    text: `${email} gets notices, such as of unread messages. You still get mail about your requests and your account.`,
    button: 'Send no more notices',
  }),
  ms: ({ email }) => ({
    title: 'Hentikan makluman',
    text: `${email} menerima makluman, seperti tentang mesej yang belum dibaca. Anda masih menerima e-mel tentang permintaan dan akaun anda.`,
    button: 'Jangan hantar makluman lagi',
  }),
}

export const unsubscribedPage: Pages<{ email: string }> = {
  en: ({ email }) => ({
    title: 'You get no more notices',
    text: `${email} gets no more notices. To get them again, open ‘Settings’ in the dashboard.`,
  }),
  ms: ({ email }) => ({
    title: 'Anda tidak akan menerima makluman lagi',
    text: `${email} tidak akan menerima makluman lagi. Untuk menerimanya semula, buka ‘Settings’ dalam Papan Pemuka.`,
  }),
}

export const goneUnsubscriptionPage: InLanguages<PageWords> = {
  en: {
    title: 'This link does not work',
    text: 'It is not complete. Open it from the mail again, or end notices in ‘Settings’ in the dashboard.',
  },
  ms: {
    title: 'Pautan ini tidak berfungsi',
    text: 'Ia tidak lengkap. Buka semula daripada e-mel, atau hentikan makluman dalam ‘Settings’ di Papan Pemuka.',
  },
}

/** Asks whether an address wants the newsletter. */
export const subscribePage: Pages<{ email: string }> = {
  en: ({ email }) => ({
    title: 'Subscribe to the newsletter',
    text: `The Trade Enabler newsletter will go to ${email}.`,
    button: 'Subscribe',
  }),
  ms: ({ email }) => ({
    title: 'Langgan surat berita',
    text: `Surat berita Trade Enabler akan dihantar kepada ${email}.`,
    button: 'Langgan',
  }),
}

export const subscribedPage: Pages<{ email: string }> = {
  en: ({ email }) => ({ title: 'You are subscribed', text: `The newsletter goes to ${email}.` }),
  ms: ({ email }) => ({ title: 'Anda telah melanggan', text: `Surat berita dihantar kepada ${email}.` }),
}

/** Asks whether to end the newsletter. */
export const leavePage: Pages<{ email: string }> = {
  en: ({ email }) => ({
    title: 'End the newsletter',
    text: `No newsletter will go to ${email}.`,
    button: 'Send me no newsletter',
  }),
  ms: ({ email }) => ({
    title: 'Hentikan surat berita',
    text: `Surat berita tidak akan dihantar kepada ${email}.`,
    button: 'Jangan hantar surat berita',
  }),
}

export const leftPage: Pages<{ email: string }> = {
  en: ({ email }) => ({ title: 'You get no newsletter', text: `No newsletter goes to ${email}.` }),
  ms: ({ email }) => ({
    title: 'Anda tidak akan menerima surat berita',
    text: `Surat berita tidak dihantar kepada ${email}.`,
  }),
}

export const goneNewsletterPage: InLanguages<PageWords> = {
  en: {
    title: 'This link does not work',
    text: 'It is not complete, is more than 7 days old, or belongs to a subscription that was ended. To get the newsletter, enter your address on the marketplace again.',
  },
  ms: {
    title: 'Pautan ini tidak berfungsi',
    text: 'Ia tidak lengkap, lebih daripada 7 hari, atau daripada langganan yang telah dihentikan. Untuk menerima surat berita, masukkan alamat anda sekali lagi di Trade Enabler.',
  },
}
