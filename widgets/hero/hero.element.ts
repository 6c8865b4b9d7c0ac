import { defineWidget } from '#shared/element/define.ts'
import { heroExtension } from '#widgets/procurement/hero.tsx'
import { procurementAttribute, withProcurement } from '#widgets/procurement/with-procurement.tsx'
import styles from './hero.css?inline'
import { Hero } from './hero.tsx'
import illustrations from './illustrations.css?inline'

export const tradeHero = defineWidget('trade-hero', {
  summary: 'The three slides at the top of the home page, which advance automatically.',
  sees: 'Show slide 1 of 3',
  attributes: { procurement: procurementAttribute },
  component: withProcurement(Hero, heroExtension),
  shows: ['session'],
  events: ['trade-navigate', 'trade-ready'],
  parts: {
    hero: 'The panel around the slides.',
    slide: 'Each slide.',
    controls: 'Pause, and a dot for each slide.',
  },
  styles: [illustrations, styles],
})
