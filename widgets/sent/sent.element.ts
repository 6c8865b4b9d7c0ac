import { defineWidget } from '#shared/element/define.ts'
import styles from './sent.css?inline'
import { Sent } from './sent.tsx'

export const tradeSent = defineWidget('trade-sent', {
  summary: 'What a member has sent from this device: searched, asked again, printed, deleted.',
  component: Sent,
  shows: ['session'],
  events: ['trade-ready', 'trade-navigate', 'trade-rfq-list-change'],
  slots: { empty: 'In place of our words when nothing was sent or found.' },
  parts: {
    breadcrumb: 'Where the reader is.',
    record: 'One request.',
    pager: 'The page numbers.',
    empty: 'What is said when nothing was sent or found.',
    'sign-in': 'What a visitor is asked to do first.',
    dialog: 'The question before something is deleted.',
  },
  styles,
})
