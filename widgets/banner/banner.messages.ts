import { messages } from '#shared/messages/i18n.ts'

export const bannerMessages = messages('banner', {
  registerTitle: 'List your company for free',
  registerText:
    'A free website, your products and services, and requests for quotation straight to your dashboard.',
  register: 'Register Now',
  memberTitle: 'Your products and services belong here',
  memberText:
    'As a member, you can list them for free under ‘My Product’ and ‘My Services’ in your dashboard.',
  member: 'How to list a product',
  communityTitle: 'A community for oil and gas',
  communityText:
    'Manufacturers, stockists and service companies from all over Malaysia trade here. Get to know the platform they share.',
  community: 'About the platform',
})
