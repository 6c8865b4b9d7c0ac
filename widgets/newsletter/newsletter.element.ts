import { defineWidget } from '#shared/element/define.ts'
import styles from './newsletter.css?inline'
import { Newsletter } from './newsletter.tsx'

export const tradeNewsletter = defineWidget('trade-newsletter', {
  summary: 'The newsletter form alone.',
  sees: 'Subscribe',
  embed: { name: 'Newsletter', link: 'Subscribe on the marketplace' },
  component: Newsletter,
  shows: ['form'],
  events: ['trade-ready', 'trade-newsletter-sent'],
  parts: {
    form: 'The form.',
    'error-box': 'The message when a field is wrong or sending failed.',
    sent: 'The success message, for three seconds.',
  },
  styles,
})
