import { waitFor } from '@testing-library/dom'
import { inTurn, json, later, type RecordedRequest } from '#shared/testing/fake-network.ts'
import { pictures } from '#shared/testing/pictures.ts'
import { queryAllDeep, WAIT_OPTIONS } from '#shared/testing/rendered-text.ts'
import { countsReply, facetsReply, readReply, searchReply } from '#shared/testing/replies/search.ts'
import { envelopeReply, inquiryReply } from '#shared/testing/replies.ts'
import { instead } from '#shared/testing/samples/search.ts'
import { member } from '#shared/testing/scene.ts'
import { type Play, story, variant } from '#shared/testing/story.ts'
import {
  largeTextVariant,
  longTextsVariant,
  narrowVariant,
  rightToLeftVariant,
} from '#shared/testing/story-variants.ts'
import { remembering, suggested, typing } from '#shared/testing/suggesting.ts'
import { userActions } from '#shared/testing/user-actions.ts'

export default { title: 'Widgets/Search', component: 'trade-search' }

const search = '<trade-search keyword="ball valve"></trade-search>'
const items = 'GET /api/public/search/item'
const counts = 'GET /api/public/search/item/count'

const description =
  'Forged steel, fire-safe to API 607, double block and bleed, locking device. Stock in Kemaman yard; MTC 3.1 with every delivery.'

const goods = [
  {
    name: 'API 6D Trunnion Ball Valve 8" 600#',
    image: pictures.valve,
    alternateImage: pictures.valveSection,
  },
  {
    name: 'Pressure Gauge 0–250 bar Glycerin',
    category: 'Gauges',
    image: pictures.gauge,
    alternateImage: '',
  },
  { name: 'ASTM A106 Gr. B Seamless Pipe 6"', category: 'Pipe', image: pictures.pipe, alternateImage: '' },
  {
    name: 'PDC Drill Bit 8½" five blades',
    category: 'Drilling',
    image: pictures.drillBit,
    alternateImage: '',
  },
].map((words, index) => ({ description, id: index + 1, ...words }))

const tenOf = ({ query }: RecordedRequest) => {
  const first = (Number(query.PageNumber) - 1) * 10
  return Array.from({ length: 10 }, (_, index) => ({
    ...goods[index % goods.length],
    id: first + index + 1,
    name: `${goods[index % goods.length]?.name} (${first + index + 1})`,
  }))
}

const found = {
  [items]: (request: RecordedRequest) => searchReply(tenOf(request), 128),
  [counts]: countsReply({ products: 128, services: 14, company: 9 }),
}

const companies = searchReply([
  {
    id: 1,
    name: 'Kemaman Valve Works Sdn Bhd',
    image: pictures.logo,
    alternateImage: '',
    category: 'Manufacturer',
    description,
  },
  {
    id: 2,
    name: 'Bintulu Pipe & Fittings',
    image: '',
    alternateImage: '',
    category: '',
    description: '',
    location: 'Bintulu, Sarawak',
  },
])

const turn: Play = async ({ canvasElement }) => {
  const { click, findCurrentButton, findText } = userActions(canvasElement)
  await click('pager.next')
  await findCurrentButton('pager.page', { page: 2 })
  await findText('(11)')
}

const toCompanies: Play = async ({ canvasElement }) => {
  const { selectTab, findText } = userActions(canvasElement)
  await findText('(1)')
  await selectTab('search.company')
  await findText('Bintulu Pipe & Fittings')
}

export const Loading = story(search, { replies: { ...found, [items]: later() } })
export const Ready = story(search, { replies: found })
export const Empty = story('<trade-search keyword="bal vlave"></trade-search>', {
  replies: { ...instead, [items]: searchReply([], 0), [counts]: countsReply({ services: 14, company: 1 }) },
})
export const LoadFailed = story(search, { replies: { ...found, [items]: json(500, {}) } })
export const Offline = story(search, { offline: true })

export const LongTexts = longTextsVariant(Ready, {
  replies: {
    [items]: searchReply([
      {
        name: 'Super duplex lined API 6D trunnion mounted double isolation and bleed ball valve with extended bonnet and ASTM-A995-GRADE-5A-CE3MN-UNS-J93404-BODY-AND-TRIM',
        category: 'Ball valves for subsea and topside service',
        image: pictures.valve,
        alternateImage: '',
        companyName:
          'Kementerian Kejuruteraan Minyak dan Gas Terengganu Sdn Bhd (formerly Kemaman Valve Works)',
        location: 'Kawasan Perindustrian Teluk Kalong, Kemaman, Terengganu Darul Iman',
        description: description.repeat(4),
      },
    ]),
  },
})
export const MissingFields = story(search, {
  replies: {
    [items]: {
      searchList: [
        { Id: 1, Name: 'Gasket' },
        { Id: 2, Name: 'Stud bolt' },
      ],
      searchListRowCount: 2,
    },
    [counts]: { TotalProduct: 2 },
  },
})
export const RightToLeft = rightToLeftVariant(Ready)
export const Narrow = narrowVariant(Ready)
export const LargeText = largeTextVariant(Ready)

export const TurnedPage = variant(search, { replies: found }, { play: turn })
export const TurnedTab = variant(
  search,
  {
    replies: {
      ...found,
      [items]: (request: RecordedRequest) =>
        request.query.itemType === 'COMPANY' ? companies : searchReply(tenOf(request), 128),
    },
  },
  { play: toCompanies },
)
export const Everything = variant('<trade-search></trade-search>', { replies: found })
export const Companies = variant('<trade-search keyword="valve" tab="company"></trade-search>', {
  replies: { ...found, [items]: companies },
})
const CREATE = 'POST /api/public/inquiry/new2'
const choosing = '<trade-search keyword="valve" tab="company" procurement></trade-search>'
const asking = {
  user: member(),
  replies: {
    ...found,
    [items]: companies,
    [CREATE]: inquiryReply(601, 701),
    'POST /api/public/Inquiry/Email': envelopeReply(),
  },
}

const chooseBoth: Play = async ({ canvasElement }) => {
  const boxes = await waitFor(() => {
    const found = queryAllDeep(canvasElement, '.ask-one input')
    if (found.length < 2) throw new Error('Some companies cannot be chosen yet')
    return found
  }, WAIT_OPTIONS)
  for (const box of boxes) if (box instanceof HTMLInputElement) box.click()
  await userActions(canvasElement).findButton('askSeveral.ask', { count: 2 })
}

/** Asks both companies, and waits for this text. */
const askBoth = (seen: string): { play: Play } => ({
  async play(context) {
    await chooseBoth(context)
    const { click, fill, findText } = userActions(context.canvasElement)
    await click('askSeveral.ask', { count: 2 })
    await fill('inquiry.subject', 'Gate valves')
    await fill('inquiry.message', 'Six in stock?')
    await click('inquiry.send')
    await findText('askSeveral.confirm', { count: 2 })
    await click('dialog.ok')
    await findText(seen)
  },
})

export const ChoosingCompanies = variant(choosing, asking, { play: chooseBoth })
export const ChoosingCompaniesOnPhone = { ...narrowVariant(ChoosingCompanies), isVariant: true }
export const ChoosingSignedOut = variant(choosing, { ...asking, user: null }, { play: chooseBoth })
export const WritingToSeveral = variant(choosing, asking, {
  async play(context) {
    await chooseBoth(context)
    const { click, findText } = userActions(context.canvasElement)
    await click('askSeveral.ask', { count: 2 })
    await findText('askSeveral.each')
  },
})
export const WritingToSeveralWithLead = variant(
  choosing,
  { ...asking, config: { source: 'Kedah Pumps' } },
  {
    async play(context) {
      await WritingToSeveral.play?.(context)
      await userActions(context.canvasElement).findText('lead.sentWith')
    },
  },
)
export const SendingToSeveral = variant(
  choosing,
  { ...asking, replies: { ...asking.replies, [CREATE]: later() } },
  askBoth('askSeveral.sending'),
)
export const SentToSeveral = variant(choosing, asking, askBoth('inquiry.sentTitle'))
export const FailedForSome = variant(
  choosing,
  () => ({
    ...asking,
    replies: { ...asking.replies, [CREATE]: inTurn(json(500, {}), inquiryReply(601, 701)) },
  }),
  askBoth('askSeveral.sent'),
)
export const TenThousand = variant('<trade-search keyword="valve" page="500"></trade-search>', {
  replies: {
    [items]: (request: RecordedRequest) => searchReply(tenOf(request), 10_000),
    [counts]: countsReply({ products: 10_000, services: 3_600, company: 150 }),
  },
})
export const NothingListed = variant('<trade-search></trade-search>', {
  replies: { ...instead, [items]: searchReply([], 0) },
})
export const PageOutOfRange = variant('<trade-search keyword="ball valve" page="99"></trade-search>', {
  replies: { ...found, [items]: searchReply([], 128) },
})
export const PicturesAreGone = variant(search, {
  replies: {
    ...found,
    [items]: searchReply([{ image: pictures.gone, alternateImage: pictures.gone }]),
  },
})

const again = '<trade-search keyword="ball valve" procurement></trade-search>'
const suggesting = {
  replies: {
    ...found,
    [items]: (request: RecordedRequest) =>
      request.query.RowsPerPage === '5' ? suggested(request) : searchReply(tenOf(request), 128),
  },
}

export const SearchAgain = variant(again, suggesting, {
  play: typing('suggest.searchAgain', 'ball va', 'Bronze'),
})
export const SearchAgainNarrow = { ...narrowVariant(SearchAgain), isVariant: true }
export const RecentSearches = variant(again.replace('ball valve', ''), suggesting, {
  play: remembering('suggest.searchAgain'),
})

const extended = {
  ...found,
  [counts]: {
    ...countsReply({ products: 128, services: 14, company: 9 }),
    ...facetsReply({
      products: {
        categories: [
          [46, 'Ball Valves', 96],
          [47, 'Gate Valves', 20],
          [52, 'Pressure Gauges and Instrumentation Accessories', 12],
        ],
        states: [
          ['Terengganu', 64],
          ['Sarawak', 31],
          ['Negeri Sembilan', 2],
        ],
      },
    }),
  },
}
const config = { searchExtensions: true }
const openSheet: Play = async ({ canvasElement }) => {
  const { click, findText } = userActions(canvasElement)
  await click('refine.openChosen', { count: 1 })
  await findText('refine.show', { count: 128 })
}

export const Narrowed = variant(
  '<trade-search keyword="ball valve" state="Sarawak" sort="name"></trade-search>',
  { replies: extended, config },
)
export const NarrowedOnPhone = {
  ...narrowVariant(variant(Narrowed.html, Narrowed.scene, { play: openSheet })),
  isVariant: true,
}

/** A row of a valve; the values are its facts, `!` before those that are not what was asked, `=` before those that are. */
const valve = (id: number, name: string, values: readonly string[], isNear: boolean) => ({
  ...goods[0],
  id,
  name,
  category: 'Ball Valves',
  isNear,
  facts: values.map((value, index) => {
    const [key = '', name = '', unit = ''] = FACTS[index] ?? []
    const text = value.replace(/^[!=]/, '')
    const number = unit ? { unit, number: Number.parseFloat(text) } : {}
    const differs = /^[!=]/.test(value) ? { differs: value.startsWith('!') } : {}
    return { key, name, value: text, ...number, ...differs }
  }),
})
const FACTS = [
  ['size', 'Size', 'nps'],
  ['class', 'Class'],
  ['body', 'Body'],
  ['ends', 'Ends'],
  ['rating', 'Rating', 'bar'],
  ['operation', 'Operation'],
]
const valves = [
  valve(
    1,
    'API 6D Trunnion Ball Valve 8" 600#',
    ['=8"', '=600#', 'A105N / F316', '=RTJ', '102.1 bar', 'Worm gear'],
    false,
  ),
  valve(
    2,
    'API 6D Trunnion Ball Valve 8" 150#',
    ['=8"', '!150#', 'A182 F51 duplex', '!RF', '20 bar', 'Pneumatic'],
    true,
  ),
  valve(
    3,
    'API 6D Trunnion Ball Valve 6" 600#',
    ['!6"', '=600#', 'A105N, Inconel 625', '=RTJ', '102.1 bar', 'Pneumatic'],
    true,
  ),
]
const factual = {
  ...found,
  [items]: ({ query }: RecordedRequest) => {
    const shown = valves.filter(({ isNear }) => !(isNear && query.words))
    return searchReply(query.facts ? shown.slice(0, 2) : shown)
  },
  [counts]: ({ query }: RecordedRequest) => ({
    ...countsReply({ products: 3 }),
    ...facetsReply({
      products: {
        states: [['Terengganu', 2]],
        facts: [
          {
            key: 'size',
            name: 'Size',
            kind: 'number',
            unit: 'nps',
            values: [
              ['6"', 11, 6],
              ['8"', 5, 8],
              ...(query.factValues === 'size' ? ([['10"', 9, 10]] as [string, number, number][]) : []),
            ],
            more: query.factValues === 'size' ? 0 : 1,
          },
          {
            key: 'class',
            name: 'Class',
            values: [
              ['150#', 31],
              ['600#', 22],
            ],
          },
          {
            key: 'ends',
            name: 'Ends',
            values: [
              ['RF', 48],
              ['RTJ', 29],
            ],
          },
          {
            key: 'rating',
            name: 'Rating',
            kind: 'number',
            unit: 'bar',
            values: [['20 bar', 1, 20]],
            more: 40,
            min: 20,
            max: 430.9,
          },
          {
            key: 'certificate',
            name: 'Certificates of the seller',
            values: [
              ['API 6D Monogram', 74],
              ['ISO 9001:2015', 119],
            ],
          },
        ],
      },
    }),
    ...(query.words
      ? {}
      : readReply({
          category: [46, 'Ball Valves'],
          facts: [
            { key: 'size', name: 'Size', value: '8"', unit: 'nps', number: 8, without: 'ball valve 600 RTJ' },
            { key: 'class', name: 'Class', value: '600#', without: 'ball valve 8" RTJ' },
            { key: 'ends', name: 'Ends', value: 'RTJ', without: 'ball valve 8" 600' },
          ],
          corrected: query.keyword?.includes('valv ') ? 'ball valve 8" 600 RTJ' : '',
        })),
  }),
}
const asked = '<trade-search keyword="ball valve 8&quot; 600 RTJ" procurement></trade-search>'

export const ReadAsFacts = variant(asked, { replies: factual, config })
export const ReadAsFactsOnPhone = { ...narrowVariant(ReadAsFacts), isVariant: true }
export const ReadAsFactsRightToLeft = { ...rightToLeftVariant(ReadAsFacts), isVariant: true }
export const Corrected = variant(asked.replace('valve', 'valv'), { replies: factual, config })
export const OnlyWords = variant(asked.replace(' procurement', ' words procurement'), {
  replies: factual,
  config,
})
export const FilteredByFacts = variant(
  asked.replace(' procurement', ' facts="rating:50..200;class:150#,600#" procurement'),
  { replies: factual, config },
)
export const FiltersOnPhone = {
  ...narrowVariant(
    variant(
      asked,
      { replies: factual, config },
      {
        async play({ canvasElement }) {
          const { click, findText } = userActions(canvasElement)
          await click('refine.openChosen', { count: 4 })
          await findText('refine.show', { count: 3 })
        },
      },
    ),
  ),
  isVariant: true,
}
export const AsTable = variant(asked.replace(' procurement', ' view="table" procurement'), {
  replies: factual,
  config,
})
export const AsTableOnPhone = { ...narrowVariant(AsTable), isVariant: true }
export const ComparedRows = variant(
  asked,
  { replies: factual, config },
  {
    async play({ canvasElement }) {
      const { findText } = userActions(canvasElement)
      const boxes = await waitFor(() => {
        const found = queryAllDeep(canvasElement, '.row-choice input')
        if (found.length < 3) throw new Error('Some rows cannot be chosen yet')
        return found
      }, WAIT_OPTIONS)
      for (const box of boxes.slice(0, 2)) if (box instanceof HTMLInputElement) box.click()
      await findText('compareChoice.chosen', { count: 2 })
    },
  },
)
export const OneSeller = variant('<trade-search company-id="12"></trade-search>', {
  replies: factual,
  config,
})
export const Nearest = variant('<trade-search keyword="ball valve 37&quot; 9000#"></trade-search>', {
  config,
  replies: { ...found, [counts]: { ...countsReply({ products: 128 }), ...facetsReply({}, [], true) } },
})
export const NearestOnPhone = { ...narrowVariant(Nearest), isVariant: true }
export const GroupedPage = variant(
  search,
  { replies: found },
  {
    async play({ canvasElement }) {
      const { choose, findText } = userActions(canvasElement)
      await choose('refine.group', 'companyName')
      await findText('refine.groupedHere')
    },
  },
)
export const NearWords = variant('<trade-search keyword="bal vlave"></trade-search>', {
  config,
  replies: {
    ...instead,
    [items]: searchReply([], 0),
    [counts]: { ...countsReply(), ...facetsReply({}, ['ball valve', 'check valve']) },
  },
})
