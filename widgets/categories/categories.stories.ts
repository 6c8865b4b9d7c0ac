import { json, later } from '#shared/testing/fake-network.ts'
import { pictures } from '#shared/testing/pictures.ts'
import { categoriesReply } from '#shared/testing/replies.ts'
import { story, variant } from '#shared/testing/story.ts'
import {
  largeTextVariant,
  longTextsVariant,
  narrowVariant,
  rightToLeftVariant,
} from '#shared/testing/story-variants.ts'
import { userActions } from '#shared/testing/user-actions.ts'

export default { title: 'Widgets/Categories', component: 'trade-categories' }

const html = '<trade-categories></trade-categories>'
const ALL = 'GET /api/public/category/all'

const products: readonly (readonly [name: string, description: string, icon: string])[] = [
  ['Valves', 'Isolation, control, check and relief valves for pipelines and wellheads', pictures.valve],
  ['Pipe & Tubulars', 'Seamless and welded pipe, casing, tubing and instrument tube', pictures.pipe],
  ['Drill Bits', 'PDC, roller cone and coring bits, hole openers', pictures.drillBit],
  ['Instrumentation', 'Pressure, temperature, level and flow measurement', pictures.gauge],
  ['Wellheads & Christmas Trees', 'Casing heads, tubing heads, trees and their parts', pictures.valveSection],
  ['Gaskets', 'Spiral wound, ring joint and sheet', ''],
  ['Lifting Gear', '', pictures.pipe],
  ['Cable & Glands', 'Armoured, fire resistant, Ex d', pictures.gauge],
]

const services: typeof products = [
  ['Inspection', 'Non-destructive testing on site, with a signed report', pictures.gauge],
  ['Valve Servicing', 'Overhaul, lapping and testing', pictures.valve],
  ['Pipeline Pigging', 'Cleaning and intelligent pigging', pictures.pipe],
  ['Training', 'BOSIET, H2S and confined space', ''],
]

const listed = (kind: 'product' | 'service', from: typeof products) =>
  from.map(([name, description, icon]) => ({ name, description, icon, kind }))

const both = categoriesReply([...listed('product', products), ...listed('service', services)])

export const Loading = story(html, { replies: { [ALL]: later() } })
export const Ready = story(html, { replies: { [ALL]: both } })
export const Empty = story(html, { replies: { [ALL]: [] } })
export const LoadFailed = story(html, { replies: { [ALL]: json(500, {}) } })
export const Offline = story(html, { offline: true })

export const LongTexts = longTextsVariant(Ready, {
  replies: {
    [ALL]: categoriesReply([
      {
        name: 'Pressure-Temperature-Level-and-Flow-Instrumentation for hazardous areas',
        description:
          'Transmitters, switches and gauges with HART, Modbus and Foundation Fieldbus, for zones 0, 1 and 2, with calibration certificates traceable to national standards and five years of spare parts',
        icon: pictures.gauge,
      },
      ...listed('product', products),
    ]),
  },
})
export const MissingFields = story(html, {
  replies: {
    [ALL]: [
      { CategoryId: 1, CategoryName: 'Valves', CategoryType: 'Product' },
      { CategoryId: 2, CategoryName: 'Inspection', CategoryType: 'Service' },
    ],
  },
})
export const RightToLeft = rightToLeftVariant(Ready)
export const Narrow = narrowVariant(Ready)
export const LargeText = largeTextVariant(Ready)

export const ProductsOnly = variant(html, {
  replies: { [ALL]: categoriesReply(listed('product', products)) },
})
export const PicturesAreGone = variant(html, {
  replies: { [ALL]: categoriesReply([{ name: 'Valves', icon: pictures.gone }]) },
})
export const ManyInParts = variant(
  html,
  {
    replies: {
      [ALL]: categoriesReply(
        Array.from({ length: 250 }, (_, at) => ({ name: `Valves ${at + 1}`, icon: pictures.valve })),
      ),
    },
  },
  {
    async play({ canvasElement }) {
      const { click, findButton, findText } = userActions(canvasElement)
      await click('list.more', { count: 150 })
      await findButton('list.more', { count: 50 })
      await findText('Valves 200')
    },
  },
)
