import { enumAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import styles from './banner.css?inline'
import { Banner } from './banner.tsx'

export const tradeBanner = defineWidget('trade-banner', {
  summary: 'A banner of the home page, to register or about the community.',
  example: 'name="community"',
  sees: 'A community',
  component: Banner,
  shows: ['session'],
  attributes: { name: enumAttribute('The banner to show.', ['register', 'community'], { required: true }) },
  events: ['trade-navigate', 'trade-ready'],
  parts: { banner: 'The panel.', step: 'Its button or link.' },
  styles,
})
