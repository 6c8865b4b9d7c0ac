import { messages } from '#shared/messages/i18n.ts'

export const dashboardLinkMessages = messages('dashboardLink', {
  'menu.dashboard': 'Dashboard',
  'menu.dashboardHint': 'Opens in a new tab',
})
