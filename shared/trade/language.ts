/** The languages of mails and of the pages that they link to. */
export const LANGUAGES = ['en', 'ms'] as const
export type Language = (typeof LANGUAGES)[number]
