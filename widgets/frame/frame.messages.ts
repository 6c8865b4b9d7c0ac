import { messages } from '#shared/messages/i18n.ts'

export const frameMessages = messages('frame', {
  title: 'Part of {brand}',
  titleOf: '{name}, from {brand}',
  noStorefront:
    'The setting "storefront" is missing or wrong. The owner of this page has to set it to the address of the marketplace, which is another one than that of this page.',
  unanswered: 'The marketplace can’t be reached from this page. Check your connection, then try again.',
})
