import { defineWidget } from '#shared/element/define.ts'
import styles from './header.css?inline'
import { Header } from './header.tsx'

export const tradeHeader = defineWidget('trade-header', {
  summary: 'The top bar: About Us, Contact Us and Help/FAQ, and a welcome for whoever is signed in.',
  sees: 'About Us',
  component: Header,
  shows: ['session'],
  events: ['trade-navigate', 'trade-ready'],
  parts: {
    bar: 'The band across the full width.',
    content: 'Its content, at most 1240 px wide.',
    link: 'Each of the three links.',
    welcome: 'The greeting of a signed-in member.',
  },
  styles,
})
