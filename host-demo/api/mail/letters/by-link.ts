import type { Language } from '#shared/languages/languages.ts'
import type { InLanguages } from '../language.ts'

const CODE: InLanguages<string> = {
  en: 'If the page asks for a code, enter',
  ms: 'Jika halaman itu meminta kod, masukkan',
}

/**
 * Returns the lines with a link that opens without a sign-in, such as `https://market.example/answer#secret`. The secret
 * follows as text, because some mail gateways cut a link at `#`.
 */
export const byLink = (language: Language, invitation: string, address: string): string =>
  `${invitation}: ${address}\n${CODE[language]}: ${address.slice(address.indexOf('#') + 1)}`

const OPEN: InLanguages<string> = {
  en: 'Open the request without signing in',
  ms: 'Buka permintaan tanpa log masuk',
}

const SEE: InLanguages<string> = {
  en: "See 'Quote Me' in the dashboard.",
  ms: "Lihat 'Quote Me' dalam Papan Pemuka.",
}

/** Says how to get to a request: in the dashboard for null, by an address without a sign-in, or nothing for ''. */
export const wayTo = (language: Language, wayIn: string | null): string =>
  wayIn === null ? SEE[language] : wayIn && byLink(language, OPEN[language], wayIn)
