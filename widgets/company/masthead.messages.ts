import { messages } from '#shared/messages/i18n.ts'

/** What a company is in numbers, below its name. */
export const mastheadMessages = messages('masthead', {
  years_one: '{count} year',
  years_other: '{count} years',
  people_one: '{count} person',
  people_other: '{count} people',
  products_one: '{count} product',
  products_other: '{count} products',
  services_one: '{count} service',
  services_other: '{count} services',
  certificates_one: '{count} certificate',
  certificates_other: '{count} certificates',
})
