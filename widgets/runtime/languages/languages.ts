import { addLanguage } from '#shared/messages/i18n.ts'

addLanguage('ms', async () => (await import('./ms.ts')).ms)
