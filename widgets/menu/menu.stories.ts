import { drafts } from '#shared/forms/drafts.ts'
import { recordRequest } from '#shared/forms/requests.ts'
import { type FakeResponse, json, later } from '#shared/testing/fake-network.ts'
import { pictures } from '#shared/testing/pictures.ts'
import { queryAllDeep } from '#shared/testing/rendered-text.ts'
import { categoriesReply } from '#shared/testing/replies.ts'
import { manyCategories } from '#shared/testing/samples/categories.ts'
import { sentRfq } from '#shared/testing/samples/sent.ts'
import { member, type Scene } from '#shared/testing/scene.ts'
import { type Story, story, variant } from '#shared/testing/story.ts'
import {
  largeTextVariant,
  longTextsVariant,
  narrowVariant,
  rightToLeftVariant,
  signedInVariant,
  signedOutVariant,
} from '#shared/testing/story-variants.ts'
import { remembering, suggested, typing } from '#shared/testing/suggesting.ts'
import { userActions } from '#shared/testing/user-actions.ts'

export default { title: 'Widgets/Menu', component: 'trade-menu', parameters: { layout: 'fullscreen' } }

const menu = '<trade-menu></trade-menu>'
const ALL = 'GET /api/public/category/all'

const answering = (answer: FakeResponse): Scene => ({ replies: { [ALL]: answer } })

/** Opens the categories and waits for their content. */
const open = (seen: string): Pick<Story, 'play'> => ({
  async play({ canvasElement }) {
    const { click, findText } = userActions(canvasElement)
    await click('menu.shop')
    await findText(seen)
  },
})

export const Loading = story(menu, answering(later()), open('state.loading'))
export const Ready = story(menu, answering(manyCategories), open('menu.allServices'))
export const Empty = story(menu, answering([]), open('menu.emptyCategories'))
export const LoadFailed = story(menu, answering(json(500, {})), open('error.server'))
export const Offline = story(menu, { offline: true }, open('error.offline'))
export const SignedOut = signedOutVariant(Ready)
export const SignedIn = signedInVariant(Ready)

export const LongTexts = longTextsVariant(SignedIn, {
  config: { brand: 'Kemaman and Kerteh Oil-and-Gas Marketplace Cooperative' },
  replies: {
    [ALL]: categoriesReply(
      Array.from({ length: 9 }, (_, index) => ({
        name: `Electrohydraulic-Wellhead-Control-Panels and Umbilical Termination Assemblies ${index + 1}`,
        description:
          'Transmitters, switches and gauges with HART, Modbus and Foundation Fieldbus, for zones 0, 1 and 2',
        kind: index % 3 === 0 ? 'service' : 'product',
      })),
    ),
  },
})
export const MissingFields = story(
  menu,
  answering([
    { CategoryId: 1, CategoryName: 'Valves', CategoryType: 'Product' },
    { CategoryId: 2, CategoryName: 'Pumps', CategoryType: 'Product' },
  ]),
  open('menu.allServices'),
)
export const RightToLeft = rightToLeftVariant(Ready)
export const Narrow = narrowVariant(Ready)
export const LargeText = largeTextVariant(Ready)

export const Closed = variant(menu)
export const ClosedForMembers = variant(menu, { user: member() })
export const ClosedForMembersNarrow: Story = {
  ...narrowVariant({
    ...ClosedForMembers,
    async play({ canvasElement }) {
      const { findText } = userActions(canvasElement)
      await findText('menu.dashboard')
      await findText('menu.signOut')
      const actions = queryAllDeep(canvasElement, '[part="account"] > *')
      const boxes = actions.map(action => action.getBoundingClientRect())
      // Without a layout, all widths are 0.
      const small = boxes.filter(({ width, height }) => width > 0 && Math.min(width, height) < 44)
      if (actions.length < 2 || small.length > 0) throw new Error('What can be done is too small to press')
    },
  }),
  isVariant: true,
}
export const WithKeyword = variant('<trade-menu keyword="ball valve"></trade-menu>')
export const OwnBrand = variant(menu, { config: { brand: 'Pasar Minyak', logo: pictures.logo } })
export const LogoIsGone = variant(menu, { config: { brand: 'Pasar Minyak', logo: pictures.gone } })
export const FewCategories = variant(menu, answering(categoriesReply()), open('menu.allServices'))

export const UnsentDrafts = variant(
  menu,
  { user: member() },
  {
    async play({ canvasElement }) {
      const key = { form: 'rfq', target: 'product:7', owner: member().id }
      drafts.write(key, { values: { message: 'Twelve pieces' }, fileName: null, attempts: [] })
      const { click, findText } = userActions(canvasElement)
      await click('menu.signOut')
      await findText('menu.draftsText')
    },
  },
)

export const RecordsOnDevice = variant(
  menu,
  { user: member() },
  {
    async play({ canvasElement }) {
      recordRequest(sentRfq(), true)
      const { click, findText } = userActions(canvasElement)
      await click('menu.signOut')
      await findText('menu.recordsText')
    },
  },
)

const procuring = '<trade-menu procurement></trade-menu>'
const procuringMember: Scene = { user: member(), lines: [{ wanted: 'Gate valve' }, { wanted: 'Gasket' }] }
const findLinks: Pick<Story, 'play'> = {
  play: ({ canvasElement }) => userActions(canvasElement).findText('menu.sent'),
}
export const ForBuyers = variant(procuring, procuringMember, findLinks)
export const ForBuyersCategories = variant(
  procuring,
  { ...procuringMember, ...answering(manyCategories) },
  {
    async play(context) {
      await open('menu.allServices').play?.(context)
      const links = queryAllDeep(context.canvasElement, 'a').filter(link =>
        link.textContent?.startsWith('View All'),
      )
      const [highest = 0] = links.map(link => link.getBoundingClientRect().height).sort((a, b) => b - a)
      if (highest > 60) throw new Error(`A link in one line is ${highest} px high: its list is too narrow`)
    },
  },
)
export const ForBuyersCategoriesNarrow: Story = { ...narrowVariant(ForBuyersCategories), isVariant: true }
export const ForBuyersNarrow: Story = { ...narrowVariant(ForBuyers), isVariant: true }

const suggesting: Scene = { replies: { 'GET /api/public/search/item': suggested } }

export const Suggestions = variant(procuring, suggesting, {
  play: typing('menu.searchLabel', 'ball va', 'Bronze'),
})
export const NothingSuggested = variant(procuring, suggesting, {
  play: typing('menu.searchLabel', 'xyzzy', 'xyzzy”'),
})
export const RecentSearches = variant(procuring, suggesting, { play: remembering('menu.searchLabel') })
export const SuggestionsRightToLeft: Story = { ...rightToLeftVariant(Suggestions), isVariant: true }
export const SuggestionsNarrow: Story = { ...narrowVariant(Suggestions), isVariant: true }
export const RecentSearchesNarrow: Story = { ...narrowVariant(RecentSearches), isVariant: true }
export const SuggestionsFail = variant(
  procuring,
  { replies: { 'GET /api/public/search/item': json(500, {}) } },
  {
    async play(context) {
      const { fill } = userActions(context.canvasElement)
      await typing('menu.searchLabel', '', 'menu.shop')(context)
      await fill('menu.searchLabel', 'ball va')
    },
  },
)
