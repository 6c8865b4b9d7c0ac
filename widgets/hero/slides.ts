import type { ComponentType } from 'react'
import type { MessageKey } from '#shared/messages/messages.ts'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { Crew } from './illustrations/crew.tsx'
import { Plant } from './illustrations/plant.tsx'
import { Platform } from './illustrations/platform.tsx'

/** A slide leads to a place, or opens the register dialog. */
export type Step = { label: MessageKey; to: RouteLocation | 'register' }

export type SlideContent = {
  title: MessageKey
  text: MessageKey
  step: Step
  art: ComponentType
}

const browse: Step = { label: 'hero.browse', to: { route: 'categories' } }
const search: Step = { label: 'hero.search', to: { route: 'search' } }
const register: Step = { label: 'hero.register', to: 'register' }

/** The three slides. Members are not asked to register. */
export function slidesFor(isMember: boolean): readonly [SlideContent, ...SlideContent[]] {
  return [
    {
      title: 'hero.enabler',
      text: 'hero.enablerText',
      step: isMember ? search : register,
      art: Plant,
    },
    { title: 'hero.platform', text: 'hero.platformText', step: browse, art: Platform },
    {
      title: 'hero.talent',
      text: 'hero.talentText',
      step: {
        label: 'hero.talentLink',
        to: { route: 'search', query: { keyword: 'manpower', tab: 'services' } },
      },
      art: Crew,
    },
  ]
}
