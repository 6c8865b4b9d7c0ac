import { addLanguage } from '#shared/messages/i18n.ts'

// The languages besides English. Their texts load when a page needs them.
addLanguage('ms', async () => (await import('./ms.ts')).ms)
