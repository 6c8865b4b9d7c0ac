import { waitFor } from '@testing-library/dom'
import { type Story, story } from '#shared/testing/story.ts'

export default { title: 'Widgets/Page', component: 'trade-page' }

const page = (name: string): string => `<trade-page name="${name}"></trade-page>`

export const FAQ = story(page('FAQ'))
/** Opens the first two, as a reader would by a click. */
const openTwo: NonNullable<Story['play']> = ({ canvasElement }) =>
  waitFor(() => {
    const root = canvasElement.querySelector('trade-page')?.shadowRoot
    const questions = [...(root?.querySelectorAll('details') ?? [])].slice(0, 2)
    if (questions.length === 0) throw new Error('There are no questions')
    for (const question of questions) question.open = true
  })

export const OpenQuestions = story(page('FAQ'), {}, { play: openTwo })
export const AboutUs = story(page('aboutUs'))
export const Help = story(page('Help'))
export const Trade = story(page('Trade'))
export const LearningCentre = story(page('LearningCentre'))
export const Legal = story(page('legal'))
export const CustomerService = story(page('customerService'))
export const Privacy = story(page('privacy'))
export const Terms = story(page('terms'))
export const Press = story(page('press'))
export const UnknownName = story(page('careers'))
