import { addTexts } from '#shared/messages/i18n.ts'
import './widgets.ts'

// Pages of members show texts of widgets too.
addTexts(import.meta.glob<Record<string, string>>('./*/members.json', { import: 'default' }))
