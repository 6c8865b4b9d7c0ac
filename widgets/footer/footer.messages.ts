import { messages } from '#shared/messages/i18n.ts'

export const footerMessages = messages('footer', {
  label: 'About this site',
  text: 'The ultimate electronic enabler for your business. A collaboration platform for oil and gas, made in Malaysia.',
  aboutUs: 'About Us',
  contactUs: 'Contact Us',
  FAQ: 'FAQ',
  Help: 'Help',
  customerService: 'Customer Service',
  LearningCentre: 'Learning Centre',
  Trade: 'Trade',
  press: 'Press',
  privacy: 'Privacy',
  terms: 'Terms',
  legal: 'Legal',
  developers: 'Developers',
  social: 'Follow us',
  newTab: 'Opens in a new tab',
})
