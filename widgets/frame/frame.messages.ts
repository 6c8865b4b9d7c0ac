import { messages } from '#shared/messages/i18n.ts'

export const frameMessages = messages('frame', {
  title: 'Part of {brand}',
  titleOf: '{name}, from {brand}',
  noStorefront:
    'The setting "storefront" is missing or wrong. Ask the site owner to set it to the address of the marketplace, which must differ from the address of this page.',
  unanswered: 'This page cannot reach the marketplace. Check your connection, then try again.',
})
