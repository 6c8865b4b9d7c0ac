import { describe, expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { readParents } from './categories.ts'
import { companies } from './companies/companies.ts'
import { drawItems } from './items.ts'

const today = new Date('2026-01-15T00:00:00Z')
const seed = catalogue(today)

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>()
  return values.filter(value => seen.size === seen.add(value).size)
}

describe('the content', () => {
  test('there are as many entries of each kind as specified', () => {
    const parents = seed.categories.filter(category => category.parentId === null)
    expect(parents.filter(({ kind }) => kind === 'product')).toHaveLength(30)
    expect(parents.filter(({ kind }) => kind === 'service')).toHaveLength(15)
    expect(seed.companies).toHaveLength(150)
    expect(seed.products).toHaveLength(3_000)
    expect(seed.services).toHaveLength(600)
    expect(seed.tenders).toHaveLength(12)
    expect(seed.tenders.map(({ type }) => type)).toEqual(expect.arrayContaining(['rfq', 'tender']))
    for (const { closingDate } of seed.tenders) expect(closingDate > '2026-01-15').toBe(true)
  })

  test('every parent category has two to six sub-categories of its kind, and each of these has entries', () => {
    for (const parent of seed.categories.filter(({ parentId }) => parentId === null)) {
      const below = seed.categories.filter(({ parentId }) => parentId === parent.id)
      expect(below.length, parent.name).toBeGreaterThanOrEqual(2)
      expect(below.length, parent.name).toBeLessThanOrEqual(6)
      for (const { id, kind, name } of below) {
        expect(kind).toBe(parent.kind)
        const entries = kind === 'product' ? seed.products : seed.services
        expect(entries.filter(({ categoryId }) => categoryId === id).length, name).toBeGreaterThan(3)
      }
    }
  })

  test('the company and the product of the design pictures come first', () => {
    expect(seed.companies[0]).toMatchObject({
      id: 1,
      name: 'Kemaman Valve Works Sdn Bhd',
      location: 'Kemaman, Terengganu',
      registrationNo: '201801034567 (1296593-X)',
    })
    expect(seed.products[0]).toMatchObject({
      id: 1,
      companyId: 1,
      name: 'API 6D Trunnion Ball Valve 8" 600#',
      sku: 'KVW-000184',
      shape: 'ball-valve-geared?class=600%23&size=8%22',
      pictureCount: 5,
    })
    const category = seed.categories.find(({ id }) => id === seed.products[0]?.categoryId)
    expect(category?.name).toBe('Ball Valves')
  })

  test('a search for "ball valve" has results in all three tabs', () => {
    const found = <T extends { name: string }>(entries: T[], ...more: (keyof T)[]) =>
      entries.filter(entry => {
        const text = [entry.name, ...more.map(key => String(entry[key]))].join(' ').toLowerCase()
        return text.includes('ball') && text.includes('valve')
      }).length
    expect(found(seed.products)).toBeGreaterThan(60)
    expect(found(seed.products, 'shortDescription', 'model', 'material')).toBeLessThan(200)
    expect(found(seed.services)).toBeGreaterThan(5)
    expect(found(seed.companies)).toBeGreaterThan(1)
  })
})

describe('the relations', () => {
  test('the catalogue is the same at every call', () => {
    expect(catalogue(today)).toEqual(seed)
  })

  test('ids start at 1, and every reference leads to an entry of the right kind', () => {
    for (const entries of [seed.categories, seed.companies, seed.products, seed.services]) {
      expect(entries.every(({ id }, index) => id === index + 1)).toBe(true)
    }
    const kinds = new Map(seed.categories.map(({ id, kind }) => [id, kind]))
    expect(seed.products.filter(({ categoryId }) => kinds.get(categoryId) !== 'product')).toEqual([])
    expect(seed.services.filter(({ categoryId }) => kinds.get(categoryId) !== 'service')).toEqual([])
    const owned = [...seed.products, ...seed.services]
    expect(owned.filter(({ companyId }) => !seed.companies[companyId - 1])).toEqual([])
  })

  test('company names and SKUs are unique, and no company offers the same thing twice', () => {
    expect(repeated(seed.companies.map(({ name }) => name))).toEqual([])
    expect(repeated(seed.products.map(({ sku }) => sku))).toEqual([])
    expect(repeated(seed.products.map(({ companyId, name }) => `${companyId} ${name}`))).toEqual([])
    expect(repeated(seed.services.map(({ companyId, name }) => `${companyId} ${name}`))).toEqual([])
  })

  test('entries have one to five pictures, and a few have none', () => {
    const counts = seed.products.map(({ pictureCount }) => pictureCount)
    expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3, 4, 5]))
    expect(counts.filter(count => count === 0)).toHaveLength(2)
  })

  test('a seller of an item that needs a certificate holds it, and is active in its category', () => {
    const parents = readParents()
    const traders = companies()
    for (const kind of ['product', 'service'] as const) {
      const strangers = drawItems(kind, parents, traders).filter(({ company, category, requires }) => {
        const { trade } = traders[company.id - 1] ?? {}
        const parent = parents.find(({ lines }) => lines.has(category))?.name ?? ''
        const deals = kind === 'product' ? trade?.sells : trade?.serves
        const held = company.certificates.map(({ name }) => name)
        return (
          !(deals?.includes(parent) || deals?.includes(category)) ||
          (requires !== '' && !held.includes(requires))
        )
      })
      expect(strangers.map(({ id, name }) => `${id} ${name}`)).toEqual([])
    }
  })

  test('the size and schedule in a product’s name are facts of it', () => {
    const pipe = seed.products.find(({ name }) => name.startsWith('ASTM A333 Gr. 6 Seamless Pipe'))
    const [, size, schedule] = /Pipe (\S+) (SCH \S+)/.exec(pipe?.name ?? '') ?? []
    expect(pipe?.stated).toEqual(
      expect.arrayContaining([
        { key: 'size', name: 'Nominal size', value: size },
        { key: 'schedule', name: 'Schedule', value: schedule },
      ]),
    )
    expect(pipe?.model).toContain('A333')
  })

  test('a category asks for what its items state, first what buyers choose by', () => {
    const valves = seed.categories.find(({ name }) => name === 'Ball Valves')
    const asked = seed.categoryFacts.filter(({ categoryId }) => categoryId === valves?.id)
    expect(asked.slice(0, 3)).toMatchObject([
      { key: 'size', name: 'Nominal size', names: { ms: 'Saiz nominal' }, kind: 'number', unit: 'nps' },
      { key: 'class', kind: 'choice', inRow: true, inFilter: true },
      { key: 'end', kind: 'choice', inRow: true, inFilter: true },
    ])
    expect(asked.filter(({ inRow }) => inRow)).toHaveLength(6)
  })
})
