import type { ComponentType } from 'react'
import { About } from './about.tsx'
import { Faq } from './faq.tsx'
import { Help } from './help.tsx'
import { PlaceholderPage } from './placeholder-page.tsx'
import { Trade } from './trade.tsx'

export const pageNames = [
  'aboutUs',
  'FAQ',
  'Help',
  'LearningCentre',
  'Trade',
  'legal',
  'customerService',
  'privacy',
  'terms',
  'press',
] as const

export type PageName = (typeof pageNames)[number]

/** The content below each page's heading. */
export const contents = {
  aboutUs: About,
  FAQ: Faq,
  Help,
  LearningCentre: PlaceholderPage,
  Trade,
  legal: PlaceholderPage,
  customerService: PlaceholderPage,
  privacy: PlaceholderPage,
  terms: PlaceholderPage,
  press: PlaceholderPage,
} satisfies Record<PageName, ComponentType>
