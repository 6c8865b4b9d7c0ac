import { drafts } from '#shared/forms/drafts.ts'
import { byHand } from '#shared/testing/by-hand.ts'
import { type Answer, fault, json, later } from '#shared/testing/network.ts'
import { categoriesReply } from '#shared/testing/replies.ts'
import { member, type Scene } from '#shared/testing/scene.ts'
import { type Story, story } from '#shared/testing/story.ts'
import { manyCategories } from './menu.samples.ts'

export default { title: 'Widgets/Menu', component: 'trade-menu', parameters: { layout: 'fullscreen' } }

const menu = '<trade-menu></trade-menu>'

const withCategories = (answer: Answer): Scene => ({ replies: { 'GET /api/public/category/all': answer } })

const opened: Pick<Story, 'play'> = {
  play: ({ canvasElement }) => byHand(canvasElement).press('Shop by Category'),
}

export const SignedOut = story(menu)

export const SignedIn = story(menu, { user: member() })

export const WithKeyword = story('<trade-menu keyword="ball valve"></trade-menu>')

export const OwnBrand = story(menu, { config: { brand: 'Pasar Minyak', logo: '/no-such-logo.svg' } })

export const Ready = story(menu, withCategories(manyCategories), opened)

export const FewCategories = story(menu, withCategories(categoriesReply()), opened)

export const Loading = story(menu, withCategories(later()), opened)

export const Empty = story(menu, withCategories([]), opened)

export const Failed = story(menu, withCategories(json(500, {})), opened)

export const Offline = story(menu, withCategories(fault('offline')), opened)

export const UnsentDrafts = story(
  menu,
  { user: member() },
  {
    play: async ({ canvasElement }) => {
      const place = { form: 'rfq', target: 'product:7', owner: member().id }
      drafts.write(place, { values: { message: 'Twelve pieces' }, fileName: null, attempts: [] })
      await byHand(canvasElement).press('Sign out')
    },
  },
)
