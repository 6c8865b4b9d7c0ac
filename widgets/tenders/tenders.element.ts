import { defineWidget } from '#shared/element/define.ts'
import styles from './tenders.css?inline'
import { Tenders } from './tenders.tsx'

export const tradeTenders = defineWidget('trade-tenders', {
  summary: 'The latest tenders and requests for quotation on the marketplace.',
  sees: 'Latest tenders',
  component: Tenders,
  shows: ['list'],
  slots: {
    '': 'Shown until the lists are loaded.',
    empty: 'Replaces our text when nothing is open.',
    error: 'Replaces our text when the lists could not be loaded.',
  },
  parts: {
    tenders: 'The panel around both lists.',
    heading: 'The heading.',
    list: 'Each list.',
    error: 'The message when the lists could not be loaded.',
  },
  styles,
})
