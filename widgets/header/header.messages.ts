import { messages } from '#shared/messages/i18n.ts'

export const headerMessages = messages('header', {
  label: 'Help and account',
  about: 'About Us',
  contact: 'Contact Us',
  help: 'Help/FAQ',
  welcome: 'Welcome {name}',
})
