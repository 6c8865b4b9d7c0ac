import { defineWidget } from '#shared/element/define.ts'
import { tabsSheet } from '#shared/styles/tabs-sheet.ts'
import styles from './dashboard.css?inline'
import { Dashboard } from './dashboard.tsx'
import messages from './messages.css?inline'

/** The whole page, made like a widget and not in the bundle that partners load. */
export const tradeDashboard = defineWidget('trade-dashboard', {
  summary: 'The dashboard of a member: quotes, messages and mails.',
  component: Dashboard,
  events: ['trade-navigate', 'trade-error'],
  styles: [tabsSheet, styles, messages],
})
