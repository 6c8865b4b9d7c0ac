import { byHand } from '#shared/testing/by-hand.ts'
import { member } from '#shared/testing/scene.ts'
import { type Story, story } from '#shared/testing/story.ts'

export default { title: 'Widgets/Hero', component: 'trade-hero' }

const hero = '<trade-hero></trade-hero>'

/** Turns to a slide and stays there, where there is room to turn. */
const turnTo =
  (number: number): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    if (!canvasElement.offsetWidth) return
    const { press } = byHand(canvasElement)
    await press('Pause the slides')
    await press(`Show slide ${number} of 3`)
  }

export const SignedOut = story(hero)
export const SignedIn = story(hero, { user: member() })
export const SecondSlide = story(hero, {}, { play: turnTo(2) })
export const ThirdSlide = story(hero, {}, { play: turnTo(3) })
