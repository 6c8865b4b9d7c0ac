import { idAttribute, textAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import { leadAttributes } from '#shared/lead/lead.ts'
import { requestExtension } from '#widgets/procurement/request.tsx'
import { procurementAttribute, withProcurement } from '#widgets/procurement/with-procurement.tsx'
import styles from './inquiry.css?inline'
import { Inquiry } from './inquiry.tsx'

export const tradeInquiry = defineWidget('trade-inquiry', {
  summary:
    'The inquiry form of a company: a subject, a message and a PDF. Only signed-in members can send it.',
  example: 'company-id="1" subject="Ball valves"',
  sees: 'Send a Message',
  embed: {
    name: 'Inquiry form',
    link: 'Write to us on the marketplace',
    to: ({ 'company-id': id = '' }) => ({ route: 'company', params: { id }, query: { tab: 4 } }),
  },
  component: withProcurement(Inquiry, requestExtension),
  shows: ['form', 'session'],
  attributes: {
    companyId: idAttribute('The company that receives the inquiry.', { required: true }),
    subject: textAttribute('The initial subject, such as the name of a product.'),
    message: textAttribute('The initial text of the message.'),
    ...leadAttributes,
    procurement: procurementAttribute,
  },
  events: ['trade-ready', 'trade-inquiry-submit', 'trade-inquiry-sent', 'trade-inquiry-failed'],
  parts: {
    form: 'The form.',
    'error-box': 'The message when a field is wrong or sending failed.',
    dialog: 'Confirmation and success.',
    loader: 'Shown while the form is being sent.',
  },
  styles: [styles],
})
