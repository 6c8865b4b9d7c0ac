import { addLanguage } from '#shared/messages/i18n.ts'

// The languages of the widgets besides English, in the browser and on a server. Their texts load when a page needs
// them.
addLanguage('ms', async () => (await import('./ms.ts')).ms)
