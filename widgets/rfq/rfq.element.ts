import { enumAttribute, idAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import { procurementAttribute } from '#shared/procurement/procurement.ts'
import styles from './rfq.css?inline'
import { RequestForQuotation } from './rfq.tsx'

export const tradeRfq = defineWidget('trade-rfq', {
  summary: 'The request for quotation for a product or a service.',
  component: RequestForQuotation,
  shows: ['record', 'form', 'session'],
  attributes: {
    kind: enumAttribute('What the item is.', ['product', 'service'], { default: 'product' }),
    itemId: idAttribute('The product or service.', { required: true }),
    procurement: procurementAttribute,
  },
  events: ['trade-navigate', 'trade-rfq-submit', 'trade-rfq-sent', 'trade-rfq-failed'],
  slots: {
    loading: 'Shown until the item is there.',
    empty: 'Shown when there is no such item.',
  },
  parts: {
    breadcrumb: 'Where the reader is.',
    item: 'What the request is about.',
    picture: 'Its picture.',
    form: 'The form.',
    'error-box': 'What is wrong with what was entered, or what failed.',
    dialog: 'Confirmation and success.',
    loader: 'Shown while it is being sent.',
  },
  styles: [styles],
})
