import { enumAttribute, idAttribute, textAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import { leadAttributes } from '#shared/lead/lead.ts'
import { procurementAttribute, withProcurement } from '#widgets/procurement/with-procurement.tsx'
import styles from './rfq-button.css?inline'
import { RfqButton } from './rfq-button.tsx'

export const tradeRfqButton = defineWidget('trade-rfq-button', {
  summary: 'A button that opens the request for quotation for a product or a service in a dialog.',
  example: 'kind="product" item-id="1"',
  sees: 'Request Quotation',
  // A frame is as small as the button, and would hold the dialog too.
  framed: false,
  embed: {
    name: 'RFQ button',
    link: 'Ask for a quotation',
    to: ({ 'item-id': id = '', kind }) =>
      kind === 'service' ? { route: 'rfqService', params: { id } } : { route: 'rfqProduct', params: { id } },
  },
  component: withProcurement(RfqButton, {}),
  attributes: {
    kind: enumAttribute('The kind of item.', ['product', 'service'], { default: 'product' }),
    itemId: idAttribute('The product or service.', { required: true }),
    label: textAttribute(
      'The text of the button. By default "Request Quotation", in the language of the reader.',
    ),
    // The form checks it. The rules are too large for a button.
    quantity: textAttribute('The initial quantity.'),
    message: textAttribute('The initial text of the message.'),
    ...leadAttributes,
    procurement: procurementAttribute,
  },
  events: ['trade-ready', 'trade-navigate', 'trade-rfq-submit', 'trade-rfq-sent', 'trade-rfq-failed'],
  parts: {
    button: 'The button.',
    dialog: 'The dialog with the form.',
  },
  nests: ['trade-rfq'],
  styles,
})
