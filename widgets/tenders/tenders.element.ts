import { defineWidget } from '#shared/element/define.ts'
import styles from './tenders.css?inline'
import { Tenders } from './tenders.tsx'

export const tradeTenders = defineWidget('trade-tenders', {
  summary: 'The latest tenders and requests for quotation of the market.',
  component: Tenders,
  shows: ['list'],
  slots: {
    '': 'Shown until the lists are there.',
    empty: 'In place of our words when nothing is open.',
    error: 'In place of our words when the lists could not be had.',
  },
  parts: {
    tenders: 'The panel around both lists.',
    heading: 'The heading.',
    list: 'Each list.',
    error: 'What is said when the lists could not be had.',
  },
  styles,
})
