import { expect, test } from 'vitest'
import type { Kind } from '#shared/api/items.ts'
import { seed } from '#shared/testing/seed.ts'
import type { CatalogueRow } from '#shared/trade/catalogue-row.ts'
import { BLANK } from '../items/own-items.ts'
import type { StoredItem } from '../items/stored-items.ts'
import { type Random, random } from '../seed/random.ts'
import { withChanges } from './apply.ts'
import { categoriesFrom } from './categories.ts'
import { knownFrom } from './known.ts'
import { planRow, rowOf } from './plan.ts'

const CATALOGUES = 1000

const categories = categoriesFrom(
  [
    { id: 1, parentId: null, name: 'Valves', shape: 'valve' },
    { id: 2, parentId: null, name: 'Fittings: forged', shape: 'elbow' },
    { id: 3, parentId: 1, name: 'Spare Parts', shape: 'valve' },
    { id: 4, parentId: 2, name: 'Spare parts', shape: 'elbow' },
  ],
  [1, 2, 3, 4].flatMap(categoryId => [
    { categoryId, key: 'size', kind: 'number' as const, unit: 'nps' },
    { categoryId, key: 'class', kind: 'choice' as const, unit: '' },
  ]),
)

const WORDS = ['Ball', 'valve', '2"', '-', '600#', '=1+1', 'ñ', '“x”', 'yes', '0', '½', ',', ';', '<b>']
const LONG = [
  '',
  '<p>Ready for <strong>export</strong>.</p>',
  '<p>a &amp; b<br>c</p><ul><li>d</li></ul>',
  '<table><tr><td>1</td></tr></table>',
]

function catalogueFrom(drawn: Random): StoredItem[] {
  const text = () => Array.from({ length: drawn.whole(0, 3) }, () => drawn.pick(WORDS)).join(' ')
  const kind = drawn.pick(['product', 'service'] as const)
  return Array.from({ length: drawn.whole(1, 8) }, (_, at) => {
    const number = drawn.pick(['', '', `S-${at}`, `S-${drawn.whole(0, 3)}`, '-', '007'])
    const own = { brand: text(), model: text(), condition: text(), material: text(), origin: text() }
    return {
      ...BLANK,
      ...(kind === 'product' ? { ...own, sku: number } : { serviceNo: number }),
      ...{ kind, companyId: 1, id: at + 1, shape: 'valve', changedAt: new Date(0) },
      name: text() || 'Valve',
      categoryId: drawn.whole(1, 4),
      shortDescription: text(),
      longDescription: drawn.pick(LONG),
      isPublished: drawn.chance(0.5),
      facts: Object.fromEntries(
        ['size', 'class', 'colour'].map(key => [key, text()] as const).filter(([, value]) => value !== ''),
      ),
    }
  })
}

const catalogues = Array.from({ length: CATALOGUES }, (_, at) => catalogueFrom(random(seed, 'catalogue', at)))

function planned(rows: (CatalogueRow & { sku: string })[], items: StoredItem[], kind: Kind) {
  const known = knownFrom({ kind, language: 'en', categories, items, rows })
  return rows.map(row => planRow(row, known))
}

test('importing the export of a catalogue changes nothing', () => {
  for (const items of catalogues) {
    const rows = items.map((item, at) => ({ ...rowOf(item, categories), row: at + 2 }))
    const others = planned(rows, items, items[0]?.kind ?? 'product').filter(({ action }) => action !== 'same')
    expect(others).toEqual([])
  }
})

test('the export of a new item is the row that made it', () => {
  for (const item of catalogues.flat()) {
    const row = { ...rowOf(item, categories), sku: 'NEW', facts: { class: '600#' }, row: 2 }
    const [plan] = planned([row], [], item.kind)
    expect(plan?.action).toBe('create')
    const blank = { ...item, ...BLANK, name: '', facts: {}, categoryId: 0 }
    const made = withChanges(blank, plan?.changes ?? [], categories)
    expect(planned([row], [made], item.kind).map(({ action }) => action)).toEqual(['same'])
  }
})
