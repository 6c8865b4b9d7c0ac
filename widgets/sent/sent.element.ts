import { defineWidget } from '#shared/element/define.ts'
import styles from './sent.css?inline'
import { Sent } from './sent.tsx'

export const tradeSent = defineWidget('trade-sent', {
  summary: 'The requests a member has sent from this device, to search, repeat, print or delete.',
  sees: 'Nothing sent yet',
  rendered: false,
  embed: {
    name: 'Sent requests',
    link: 'Your requests on the marketplace',
    to: () => ({ route: 'sent' }),
  },
  component: Sent,
  shows: ['session'],
  events: ['trade-ready', 'trade-navigate', 'trade-rfq-list-change'],
  slots: { empty: 'Replaces our text when nothing was sent or found.' },
  parts: {
    breadcrumb: 'The links back to the pages above.',
    record: 'One request.',
    pager: 'The page numbers.',
    empty: 'The message when nothing was sent or found.',
    'sign-in': 'The request to sign in, shown to visitors.',
    dialog: 'The question before a record is deleted.',
  },
  styles,
})
