import { textAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import { leadAttributes } from '#shared/lead/lead.ts'
import styles from './contact.css?inline'
import { Contact } from './contact.tsx'

export const tradeContact = defineWidget('trade-contact', {
  summary: 'The public Contact Us form.',
  component: Contact,
  shows: ['form'],
  attributes: {
    message: textAttribute('What the message starts with.'),
    ...leadAttributes,
  },
  events: ['trade-navigate', 'trade-ready', 'trade-contact-sent'],
  parts: {
    breadcrumb: 'Where the reader is.',
    form: 'The form.',
    'error-box': 'What is wrong with what was entered, or what failed.',
    dialog: 'The word of success.',
  },
  styles,
})
