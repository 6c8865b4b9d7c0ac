import { textAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import '#shared/messages/member-languages.ts'
import { Builder } from './builder.tsx'
import styles from './embed.css?inline'

/** The storefront's own element: built like a widget, but not in the bundle that partners load. */
export const tradeEmbed = defineWidget('trade-embed', {
  summary: 'The snippet builder: choose a widget, see it live, and copy the snippet.',
  component: Builder,
  attributes: { query: textAttribute('The initial choice, such as `widget=company&company-id=12`.') },
  events: ['trade-ready'],
  styles,
})
