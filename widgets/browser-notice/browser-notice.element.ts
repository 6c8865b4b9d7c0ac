import { defineWidget } from '#shared/element/define.ts'
import styles from './browser-notice.css?inline'
import { BrowserNotice } from './browser-notice.tsx'

export const tradeBrowserNotice = defineWidget('trade-browser-notice', {
  summary: 'Asks users of other browsers to use the recommended one. They can close it.',
  sees: 'Netscape Navigator',
  framed: false,
  rendered: false,
  component: BrowserNotice,
  events: ['trade-ready'],
  parts: { notice: 'The notice.' },
  styles,
})
