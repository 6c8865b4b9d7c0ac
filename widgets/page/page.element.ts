import { enumAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import about from './about.css?inline'
import faq from './faq.css?inline'
import help from './help.css?inline'
import styles from './page.css?inline'
import { Page, pageNames } from './page.tsx'

export const tradePage = defineWidget('trade-page', {
  summary: 'A static page: FAQ, About Us, Help and the like.',
  example: 'name="FAQ"',
  sees: 'How do I register?',
  component: Page,
  attributes: { name: enumAttribute('The page to show.', pageNames, { required: true }) },
  events: ['trade-navigate', 'trade-ready'],
  parts: {
    breadcrumb: 'The links back to the pages above.',
    question: 'Each question of the FAQ with its answer.',
    facts: 'The table of contact details.',
  },
  styles: [styles, about, faq, help],
})
