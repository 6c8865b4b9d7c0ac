import type { InLanguages, Language } from '../language.ts'

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
