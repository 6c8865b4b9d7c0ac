import { plainName } from '../../request/names.ts'
import { type Letters, paragraphs } from '../language.ts'

type Facts = { name: string; email: string; days?: number }

/**
 * Tells a new member that they are registered; with `days`, also to confirm the address by the link below. Then it leaves
 * out the name: anyone can register the address of another, with words and links for a name.
 */
export const registered: Letters<Facts> = {
  en: ({ name, email, days }) => ({
    subject: 'Welcome to Trade Enabler',
    body: paragraphs(
      days === undefined && `Dear ${plainName(name)},`,
      `You are registered. Sign in with ${email}.`,
      days !== undefined &&
        `First confirm that this address is yours: open the link below and press the button. Until then, your requests and messages are not sent, and your company is not shown. The link works for ${days} days. If you did not register, ignore this e-mail.`,
    ),
  }),
  ms: ({ name, email, days }) => ({
    subject: 'Selamat datang ke Trade Enabler',
    body: paragraphs(
      days === undefined && `${plainName(name)} yang dihormati,`,
      `Anda telah berdaftar. Log masuk dengan ${email}.`,
      days !== undefined &&
        `Sahkan dahulu bahawa alamat ini milik anda: buka pautan di bawah dan tekan butangnya. Sebelum itu, permintaan dan mesej anda tidak dihantar, dan syarikat anda tidak dipaparkan. Pautan ini sah selama ${days} hari. Jika anda tidak mendaftar, abaikan e-mel ini.`,
    ),
  }),
}

/** Sends the link to confirm an address again, without a name too. */
export const confirmationLetter: Letters<{ email: string; days: number }> = {
  en: ({ email, days }) => ({
    subject: 'Confirm your e-mail address',
    body: `You registered with ${email}. To confirm that this address is yours, open the link below and press the button. It works for ${days} days. If you did not register, ignore this e-mail.`,
  }),
  ms: ({ email, days }) => ({
    subject: 'Sahkan alamat e-mel anda',
    body: `Anda mendaftar dengan ${email}. Untuk mengesahkan bahawa alamat ini milik anda, buka pautan di bawah dan tekan butangnya. Pautan ini sah selama ${days} hari. Jika anda tidak mendaftar, abaikan e-mel ini.`,
  }),
}
