import { textAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import { Builder } from './builder.tsx'
import styles from './embed.css?inline'

/** The storefront's own: made like a widget, and not in the bundle that partners load. */
export const tradeEmbed = defineWidget('trade-embed', {
  summary: 'The snippet builder: choose a widget, see it live, copy what to paste.',
  component: Builder,
  attributes: { query: textAttribute('What is chosen to begin with, as `widget=company&company-id=12`.') },
  events: ['trade-ready'],
  styles,
})
