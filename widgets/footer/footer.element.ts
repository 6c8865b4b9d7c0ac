import { defineWidget } from '#shared/element/define.ts'
import styles from './footer.css?inline'
import { Footer } from './footer.tsx'

export const tradeFooter = defineWidget('trade-footer', {
  summary: 'The footer: links, a social link, the newsletter and the copyright notice.',
  component: Footer,
  events: ['trade-navigate', 'trade-ready'],
  parts: {
    bar: 'The band over the whole width.',
    content: 'What stands in it, 1240 px wide at most.',
    link: 'Each link.',
    social: 'The social link, where one is configured.',
    copyright: 'The copyright notice.',
  },
  nests: ['trade-newsletter'],
  styles,
})
