import { type Attribute, enumAttribute, idAttribute, textAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import { quantityOf } from '#shared/forms/validation.ts'
import { leadAttributes } from '#shared/lead/lead.ts'
import { rfqExtension } from '#widgets/procurement/rfq.tsx'
import { procurementAttribute, withProcurement } from '#widgets/procurement/with-procurement.tsx'
import styles from './rfq.css?inline'
import { RequestForQuotation } from './rfq.tsx'

/** Kept as text, as the input shows it. */
const quantityAttribute: Attribute<string> = {
  ...textAttribute('The initial quantity.'),
  expects: 'a number from 0 up',
  parse(given) {
    const text = String(given).trim()
    return text === '' || (quantityOf(text) ?? -1) >= 0 ? text : undefined
  },
}

export const tradeRfq = defineWidget('trade-rfq', {
  summary: 'The request for quotation for a product or a service.',
  example: 'kind="product" item-id="1"',
  sees: 'Send RFQ Now',
  embed: {
    name: 'Request for quotation',
    link: 'Ask for a quotation',
    to: ({ 'item-id': id = '', kind }) =>
      kind === 'service' ? { route: 'rfqService', params: { id } } : { route: 'rfqProduct', params: { id } },
  },
  component: withProcurement(RequestForQuotation, rfqExtension),
  shows: ['record', 'form', 'session'],
  attributes: {
    kind: enumAttribute('The kind of item.', ['product', 'service'], { default: 'product' }),
    itemId: idAttribute('The product or service.', { required: true }),
    quantity: quantityAttribute,
    unit: textAttribute('The initial unit, with `procurement`.'),
    message: textAttribute('The initial text of the message.'),
    ...leadAttributes,
    procurement: procurementAttribute,
  },
  events: ['trade-navigate', 'trade-rfq-submit', 'trade-rfq-sent', 'trade-rfq-failed'],
  slots: {
    loading: 'Shown until the item is loaded.',
    empty: 'Shown when the item does not exist.',
  },
  parts: {
    breadcrumb: 'The links back to the pages above.',
    item: 'The item that the request is about.',
    picture: 'Its picture.',
    form: 'The form.',
    'error-box': 'The message when a field is wrong or sending failed.',
    dialog: 'Confirmation and success.',
    loader: 'Shown while the form is being sent.',
  },
  styles: [styles],
})
