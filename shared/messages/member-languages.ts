import { addTexts } from './i18n.ts'
import './widget-languages.ts'

// Pages of members show texts of widgets too.
addTexts(import.meta.glob<Record<string, string>>('../languages/*/members.json', { import: 'default' }))
