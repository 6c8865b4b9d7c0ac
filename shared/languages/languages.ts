/** The languages of pages and mails, by their own names. The texts of all but English are in the folder of the code. */
export const LANGUAGES = { en: 'English', ms: 'Bahasa Melayu' }
export type Language = keyof typeof LANGUAGES

export const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code)

export const languages = Object.keys(LANGUAGES).filter(isLanguage)
