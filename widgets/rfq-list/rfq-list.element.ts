import { defineWidget } from '#shared/element/define.ts'
import lines from './lines.css?inline'
import styles from './rfq-list.css?inline'
import { RfqListScreen } from './rfq-list.tsx'

export const tradeRfqList = defineWidget('trade-rfq-list', {
  summary: 'A list of items to request. The device keeps it, and one click sends it to several sellers.',
  sees: 'Nothing on the list yet',
  rendered: false,
  embed: {
    name: 'RFQ list',
    link: 'Make an RFQ list on the marketplace',
    to: () => ({ route: 'rfqList' }),
  },
  component: RfqListScreen,
  shows: ['form', 'session'],
  events: ['trade-ready', 'trade-navigate', 'trade-rfq-list-change', 'trade-rfq-list-sent'],
  slots: { empty: 'Replaces our text when the list is empty.' },
  parts: {
    breadcrumb: 'The links back to the pages above.',
    loader: 'Shown while files are uploaded.',
    run: 'The progress of the requests that were sent.',
    group: 'The lines for one seller.',
    line: 'Each line of the list.',
    choose: 'The sellers to choose from for a line.',
    empty: 'The message when the list is empty.',
    'error-box': 'The problems to fix before the list can be sent.',
    dialog: 'Pasting, confirmation and success.',
  },
  styles: [styles, lines],
})
