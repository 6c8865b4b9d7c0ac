export { LANGUAGES as languages, type Language } from '#shared/trade/language.ts'
