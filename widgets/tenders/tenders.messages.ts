import { messages } from '#shared/messages/i18n.ts'

/** Hosts know these texts by the keys of the product page, where they first appeared. */
export const tendersMessages = messages('tenders', {
  'item.tenders': 'Latest tenders and RFQs',
  'item.latestRfqs': 'Latest RFQs',
  'item.latestTenders': 'Latest tenders',
  'item.noTenders': 'Nothing is open at the moment.',
  'item.closing': 'Closing {date}',
})
