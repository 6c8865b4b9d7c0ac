import type { ComponentType } from 'react'
import { About } from './about.tsx'
import { Faq } from './faq.tsx'
import { Help } from './help.tsx'
import { Trade } from './trade.tsx'
import { Unwritten } from './unwritten.tsx'

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
  LearningCentre: Unwritten,
  Trade,
  legal: Unwritten,
  customerService: Unwritten,
  privacy: Unwritten,
  terms: Unwritten,
  press: Unwritten,
} satisfies Record<PageName, ComponentType>
