import { idAttribute, textAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import { leadAttributes } from '#shared/lead/lead.ts'
import { procurementAttribute } from '#shared/procurement/procurement.ts'
import styles from './inquiry.css?inline'
import { Inquiry } from './inquiry.tsx'

export const tradeInquiry = defineWidget('trade-inquiry', {
  summary: 'The inquiry form of a company: a subject, a message and a PDF from a signed-in member.',
  component: Inquiry,
  shows: ['form', 'session'],
  attributes: {
    companyId: idAttribute('Which company is asked.', { required: true }),
    subject: textAttribute('What the subject starts with, such as the name of a product.'),
    message: textAttribute('What the message starts with.'),
    ...leadAttributes,
    procurement: procurementAttribute,
  },
  events: ['trade-ready', 'trade-inquiry-submit', 'trade-inquiry-sent', 'trade-inquiry-failed'],
  parts: {
    form: 'The form.',
    'error-box': 'What is wrong with what was entered, or what failed.',
    dialog: 'Confirmation and success.',
    loader: 'Shown while it is being sent.',
  },
  styles: [styles],
})
