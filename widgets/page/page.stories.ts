import { waitFor } from '@testing-library/dom'
import { byHand } from '#shared/testing/by-hand.ts'
import { largeText, longTexts, narrow, rightToLeft } from '#shared/testing/circumstances.ts'
import { deep } from '#shared/testing/shown.ts'
import { type Play, story, variant } from '#shared/testing/story.ts'

export default { title: 'Widgets/Page', component: 'trade-page' }

const page = (name: string): string => `<trade-page name="${name}"></trade-page>`

/** Opens the first question by a click. */
const openOne: Play = async ({ canvasElement }) => {
  await byHand(canvasElement).see('faq.registerTitle')
  const [question] = deep(canvasElement, 'summary')
  if (question instanceof HTMLElement) question.click()
  await waitFor(() => {
    if (deep(canvasElement, 'details[open]').length !== 1) throw new Error('No question has opened')
  })
  await byHand(canvasElement).find('faq.registerStep')
}

export const Ready = story(page('FAQ'))
export const NotSetUp = story(page('careers'))

export const LongTexts = longTexts(Ready)
export const RightToLeft = rightToLeft(Ready)
export const Narrow = narrow(Ready)
export const LargeText = largeText(Ready)

export const OpenQuestion = variant(page('FAQ'), {}, { play: openOne })
export const AboutUs = variant(page('aboutUs'))
export const Help = variant(page('Help'))
export const Trade = variant(page('Trade'))
export const LearningCentre = variant(page('LearningCentre'))
export const Legal = variant(page('legal'))
export const CustomerService = variant(page('customerService'))
export const Privacy = variant(page('privacy'))
export const Terms = variant(page('terms'))
export const Press = variant(page('press'))
