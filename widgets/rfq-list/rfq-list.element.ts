import { defineWidget } from '#shared/element/define.ts'
import lines from './lines.css?inline'
import styles from './rfq-list.css?inline'
import { RfqListScreen } from './rfq-list.tsx'

export const tradeRfqList = defineWidget('trade-rfq-list', {
  summary: 'A list of what to ask for, kept on the device and sent to several sellers at once.',
  component: RfqListScreen,
  shows: ['form', 'session'],
  events: ['trade-ready', 'trade-navigate', 'trade-rfq-list-change', 'trade-rfq-list-sent'],
  slots: { empty: 'In place of our words when nothing is on the list.' },
  parts: {
    breadcrumb: 'Where the reader is.',
    loader: 'Shown while files are uploaded.',
    run: 'How far the requests are that were sent.',
    group: 'The lines that are asked of one seller.',
    line: 'Each line of the list.',
    choose: 'The matches of a line, to choose from.',
    empty: 'What is said when nothing is on the list.',
    'error-box': 'What has to be mended before the list is sent.',
    dialog: 'Pasting, confirmation and success.',
  },
  styles: [styles, lines],
})
