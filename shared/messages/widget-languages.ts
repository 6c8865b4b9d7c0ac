import { addTexts } from './i18n.ts'

addTexts(import.meta.glob<Record<string, string>>('../languages/*/widgets.json', { import: 'default' }))
