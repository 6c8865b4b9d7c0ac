import { type Attribute, enumAttribute, idAttribute, textAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import { quantityOf } from '#shared/forms/quantity.ts'
import { leadAttributes } from '#shared/lead/lead.ts'
import { procurementAttribute } from '#shared/procurement/procurement.ts'
import styles from './rfq.css?inline'
import { RequestForQuotation } from './rfq.tsx'

/** As text, as the input shows it. */
const quantityAttribute: Attribute<string> = {
  ...textAttribute('What the quantity starts with.'),
  expects: 'a number from 0 up',
  parse(given) {
    const text = String(given).trim()
    return text === '' || (quantityOf(text) ?? -1) >= 0 ? text : undefined
  },
}

export const tradeRfq = defineWidget('trade-rfq', {
  summary: 'The request for quotation for a product or a service.',
  component: RequestForQuotation,
  shows: ['record', 'form', 'session'],
  attributes: {
    kind: enumAttribute('What the item is.', ['product', 'service'], { default: 'product' }),
    itemId: idAttribute('The product or service.', { required: true }),
    quantity: quantityAttribute,
    message: textAttribute('What the message starts with.'),
    ...leadAttributes,
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
