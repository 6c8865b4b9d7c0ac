import { plainName } from '../../request/names.ts'
import { type Letters, paragraphs } from '../language.ts'

type Facts = {
  /** The company that was asked; `telephone` and `website` are '' where nobody knows them. */
  seller: { name: string; telephone: string; website: string }
  /** The titles of the requests. */
  titles: readonly string[]
}

/** Tells a buyer that requests did not reach their seller, with what to do. */
export const notDeliveredLetter: Letters<Facts> = {
  en: ({ seller, titles }) => ({
    subject: `Not delivered: ${titles.length === 1 ? titles[0] : `${titles.length} requests`}`,
    body: paragraphs(
      `We could not deliver this to ${plainName(seller.name)} by e-mail:`,
      titles.join('\n'),
      seller.telephone && `Telephone: ${seller.telephone}`,
      seller.website && `Website: ${seller.website}`,
      'Call the company, or ask another seller. The page below helps you with both.',
    ),
  }),
  ms: ({ seller, titles }) => ({
    subject: `Tidak dihantar: ${titles.length === 1 ? titles[0] : `${titles.length} permintaan`}`,
    body: paragraphs(
      `Kami tidak dapat menghantar ini kepada ${plainName(seller.name)} melalui e-mel:`,
      titles.join('\n'),
      seller.telephone && `Telefon: ${seller.telephone}`,
      seller.website && `Laman web: ${seller.website}`,
      'Hubungi syarikat itu, atau tanya penjual lain. Halaman di bawah membantu anda dengan kedua-duanya.',
    ),
  }),
}
