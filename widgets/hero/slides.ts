import type { ComponentType } from 'react'
import type { TextKey } from '#shared/messages/i18n.ts'
import type { RouteLocation } from '#shared/routes/routes.ts'
import type { heroMessages } from './hero.messages.ts'
import { Crew } from './illustrations/crew.tsx'
import { Plant } from './illustrations/plant.tsx'
import { Platform } from './illustrations/platform.tsx'

type HeroMessage = TextKey<typeof heroMessages>

/** A slide leads to a place, or opens the register dialog. */
export type Step = { label: HeroMessage; to: RouteLocation | 'register' }

export type SlideContent = {
  title: HeroMessage
  text: HeroMessage
  step: Step
  art: ComponentType
}

const browse: Step = { label: 'browse', to: { route: 'categories' } }
const search: Step = { label: 'search', to: { route: 'search' } }
const register: Step = { label: 'register', to: 'register' }

/** The three slides. Members are not asked to register. */
export function slidesFor(isMember: boolean): readonly [SlideContent, ...SlideContent[]] {
  return [
    {
      title: 'enabler',
      text: 'enablerText',
      step: isMember ? search : register,
      art: Plant,
    },
    { title: 'platform', text: 'platformText', step: browse, art: Platform },
    {
      title: 'talent',
      text: 'talentText',
      step: {
        label: 'talentLink',
        to: { route: 'search', query: { keyword: 'manpower', tab: 'services' } },
      },
      art: Crew,
    },
  ]
}
