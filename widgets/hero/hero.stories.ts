import { type Play, story, variant } from '#shared/testing/story.ts'
import {
  largeTextVariant,
  longTextsVariant,
  narrowVariant,
  rightToLeftVariant,
  signedInVariant,
  signedOutVariant,
} from '#shared/testing/story-variants.ts'
import { userActions } from '#shared/testing/user-actions.ts'

export default { title: 'Widgets/Hero', component: 'trade-hero' }

const hero = '<trade-hero></trade-hero>'

/** Shows a slide and pauses there. With reduced motion the slides stand still and there is no pause button. */
const turnTo =
  (number: number): Play =>
  async ({ canvasElement }) => {
    if (!canvasElement.offsetWidth) return
    const { click, findButton, findCurrentButton } = userActions(canvasElement)
    const turnsByItself = !matchMedia('(prefers-reduced-motion: reduce)').matches
    if (turnsByItself) await click('hero.pause')
    await click('hero.show', { number, count: 3 })
    if (turnsByItself) await findButton('hero.play')
    await findCurrentButton('hero.show', { number, count: 3 })
  }

export const Ready = story(hero)
export const SignedOut = signedOutVariant(Ready)
export const SignedIn = signedInVariant(Ready)

export const LongTexts = longTextsVariant(Ready)
export const RightToLeft = rightToLeftVariant(Ready)
export const Narrow = narrowVariant(Ready)
export const LargeText = largeTextVariant(Ready)

export const SecondSlide = variant(hero, {}, { play: turnTo(2) })
export const ThirdSlide = variant(hero, {}, { play: turnTo(3) })
