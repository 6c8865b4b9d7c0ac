import { defineWidget } from '#shared/element/define.ts'
import styles from './footer.css?inline'
import { Footer } from './footer.tsx'

export const tradeFooter = defineWidget('trade-footer', {
  summary: 'The footer: links, a social link, the newsletter and the copyright notice.',
  sees: 'Subscribe',
  component: Footer,
  events: ['trade-navigate', 'trade-ready'],
  parts: {
    bar: 'The band across the full width.',
    content: 'Its content, at most 1240 px wide.',
    link: 'Each link.',
    social: 'The social link, if one is configured.',
    copyright: 'The copyright notice.',
  },
  nests: ['trade-newsletter'],
  styles,
})
