import { byHand } from '#shared/testing/by-hand.ts'
import {
  largeText,
  longTexts,
  narrow,
  rightToLeft,
  signedIn,
  signedOut,
} from '#shared/testing/circumstances.ts'
import { type Play, story, variant } from '#shared/testing/story.ts'

export default { title: 'Widgets/Hero', component: 'trade-hero' }

const hero = '<trade-hero></trade-hero>'

/** Shows a slide and pauses there. With reduced motion nothing turns by itself and there is no pause button. */
const turnTo =
  (number: number): Play =>
  async ({ canvasElement }) => {
    if (!canvasElement.offsetWidth) return
    const { press, find, findCurrent } = byHand(canvasElement)
    const turnsByItself = !matchMedia('(prefers-reduced-motion: reduce)').matches
    if (turnsByItself) await press('hero.pause')
    await press('hero.show', { number, count: 3 })
    if (turnsByItself) await find('hero.play')
    await findCurrent('hero.show', { number, count: 3 })
  }

export const Ready = story(hero)
export const SignedOut = signedOut(Ready)
export const SignedIn = signedIn(Ready)

export const LongTexts = longTexts(Ready)
export const RightToLeft = rightToLeft(Ready)
export const Narrow = narrow(Ready)
export const LargeText = largeText(Ready)

export const SecondSlide = variant(hero, {}, { play: turnTo(2) })
export const ThirdSlide = variant(hero, {}, { play: turnTo(3) })
