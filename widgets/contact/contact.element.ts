import { textAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import { leadAttributes } from '#shared/lead/lead.ts'
import styles from './contact.css?inline'
import { Contact } from './contact.tsx'

export const tradeContact = defineWidget('trade-contact', {
  summary: 'The public Contact Us form.',
  sees: 'Write to the people',
  embed: {
    name: 'Contact form',
    link: 'Write to the marketplace',
    to: () => ({ route: 'contactUs' }),
  },
  component: Contact,
  shows: ['form'],
  attributes: {
    message: textAttribute('The initial text of the message.'),
    ...leadAttributes,
  },
  events: ['trade-navigate', 'trade-ready', 'trade-contact-sent'],
  parts: {
    breadcrumb: 'The links back to the pages above.',
    form: 'The form.',
    'error-box': 'The message when a field is wrong or sending failed.',
    dialog: 'The success message.',
  },
  styles,
})
