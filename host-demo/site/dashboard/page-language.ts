import { configure } from '#shared/config/config.ts'
import { isLanguage, type Language } from '#shared/languages/languages.ts'
import '#shared/messages/member-languages.ts'
import { loadLanguage } from '#shared/messages/i18n.ts'
import { guardStorage } from '#shared/storage/guarded-storage.ts'

const KEY = 'trade-language'
const storage = guardStorage()

/** Returns the language in which a page of members starts: that of the last member here, else the browser's. */
export const firstLanguage = (): Language =>
  [storage.read(KEY) ?? '', ...navigator.languages.map(each => each.split('-', 1).join())].find(isLanguage) ??
  'en'

/** Shows the page in a language, once its texts are there. */
export async function showLanguage(language: Language): Promise<void> {
  await loadLanguage(language)
  configure({ locale: language })
  document.documentElement.lang = language
}

/** Shows the page in the language that its member chose, also when it is opened again. */
export function showOwnLanguage(language: Language): Promise<void> {
  storage.write(KEY, language)
  return showLanguage(language)
}
