import { waitFor } from '@testing-library/dom'
import { queryAllDeep } from '#shared/testing/rendered-text.ts'
import { type Play, story, variant } from '#shared/testing/story.ts'
import {
  largeTextVariant,
  longTextsVariant,
  narrowVariant,
  rightToLeftVariant,
} from '#shared/testing/story-variants.ts'
import { userActions } from '#shared/testing/user-actions.ts'

export default { title: 'Widgets/Page', component: 'trade-page' }

const page = (name: string): string => `<trade-page name="${name}"></trade-page>`

/** Opens the first question with a click. */
const openOne: Play = async ({ canvasElement }) => {
  await userActions(canvasElement).findText('faq.registerTitle')
  const [question] = queryAllDeep(canvasElement, 'summary')
  if (question instanceof HTMLElement) question.click()
  await waitFor(() => {
    if (queryAllDeep(canvasElement, 'details[open]').length !== 1) throw new Error('No question has opened')
  })
  await userActions(canvasElement).findButton('faq.registerStep')
}

export const Ready = story(page('FAQ'))
export const NotSetUp = story(page('careers'))

export const LongTexts = longTextsVariant(Ready)
export const RightToLeft = rightToLeftVariant(Ready)
export const Narrow = narrowVariant(Ready)
export const LargeText = largeTextVariant(Ready)

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
