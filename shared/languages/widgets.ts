import { addTexts } from '#shared/messages/i18n.ts'

addTexts(import.meta.glob<Record<string, string>>('./*/widgets.json', { import: 'default' }))
