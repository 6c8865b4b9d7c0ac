import type { ComponentType } from 'react'
import type { TextKey } from '#shared/messages/i18n.ts'
import type { ActionTarget } from '#shared/ui/link.tsx'
import type { heroMessages } from './hero.messages.ts'
import { Crew } from './illustrations/crew.tsx'
import { Plant } from './illustrations/plant.tsx'
import { Platform } from './illustrations/platform.tsx'

type HeroMessage = TextKey<typeof heroMessages>

type SlideAction = { label: HeroMessage; to: ActionTarget }

export type SlideContent = {
  title: HeroMessage
  text: HeroMessage
  action: SlideAction
  Illustration: ComponentType
}

const browse: SlideAction = { label: 'browse', to: { route: 'categories' } }
const search: SlideAction = { label: 'search', to: { route: 'search' } }
const register: SlideAction = { label: 'register', to: 'register' }

/** The three slides. Members are not asked to register. */
export function slidesFor(isMember: boolean): readonly [SlideContent, ...SlideContent[]] {
  return [
    {
      title: 'enabler',
      text: 'enablerText',
      action: isMember ? search : register,
      Illustration: Plant,
    },
    { title: 'platform', text: 'platformText', action: browse, Illustration: Platform },
    {
      title: 'talent',
      text: 'talentText',
      action: {
        label: 'talentLink',
        to: { route: 'search', query: { keyword: 'manpower', tab: 'services' } },
      },
      Illustration: Crew,
    },
  ]
}
