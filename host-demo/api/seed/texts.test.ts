import { beforeAll, expect, test } from 'vitest'
import { type Catalogue, catalogue } from './catalogue.ts'
import { companies } from './companies/companies.ts'
import { trades } from './companies/trades.ts'

let seed: Catalogue
beforeAll(() => {
  seed = catalogue()
})

/** Names of the entries of which something is wrong: one assertion for thousands of texts. */
const offenders = <T extends { name: string }>(entries: readonly T[], isWrong: (entry: T) => boolean) =>
  entries.filter(isWrong).map(({ name }) => name)

test('long descriptions are several paragraphs with a list and a table', () => {
  const described = [...seed.products, ...seed.services].filter(
    ({ longDescription }) => longDescription !== '',
  )
  const lacking = offenders(
    described,
    ({ longDescription: html }) =>
      (html.match(/<p[ >]/g) ?? []).length < 2 ||
      !/<ul>(<li>.+<\/li>)+<\/ul>/.test(html) ||
      !/<table.*>.*<tr>.*<\/table>/.test(html),
  )
  expect(lacking).toEqual([])
})

test('generated descriptions are well-formed: every tag that opens closes, and signs are escaped', () => {
  const generated = [...seed.products, ...seed.services].filter(
    each => !each.longDescription.includes('MsoNormal'),
  )
  const broken = offenders(generated, ({ longDescription: html }) => {
    const open: string[] = []
    for (const [, slash, tag = ''] of html.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
      if (!slash) open.push(tag)
      else if (open.pop() !== tag) return true
    }
    return open.length > 0 || /[<>]|&(?!\w+;)|[{}]|undefined/.test(html.replace(/<[^>]+>/g, ''))
  })
  expect(broken).toEqual([])
})

test('one description is what a seller pasted: markup that must not survive the screen', () => {
  const pasted = seed.products.filter(({ longDescription }) => longDescription.includes('<script>'))
  expect(pasted.map(({ id }) => id)).toEqual([34])
})

test('names and texts fit their columns, no measure is left unfilled', () => {
  const bad = offenders(
    [...seed.products, ...seed.services],
    ({ name, shortDescription }) =>
      name.length > 120 || shortDescription.length > 300 || /[{}]|undefined| {2}/.test(name),
  )
  expect(bad).toEqual([])
  expect(
    offenders(
      seed.categories,
      ({ name, shortDescription }) => name.length > 40 || shortDescription.length < 15,
    ),
  ).toEqual([])
})

test('some names are long, and one has every sign that breaks an address', () => {
  expect(seed.products.filter(({ name }) => name.length > 60)).toHaveLength(3)
  expect(seed.products.some(({ name }) => /".*#.*%.*&/.test(name))).toBe(true)
  expect(seed.companies.filter(({ name }) => name.length > 60)).toHaveLength(1)
})

test('some entries lack what sellers forget, the first sixty products do not', () => {
  for (const key of [
    'brand',
    'model',
    'material',
    'origin',
    'shortDescription',
    'longDescription',
  ] as const) {
    const lacking = seed.products.filter(product => product[key] === '').length
    expect(lacking, key).toBeGreaterThan(10)
    expect(lacking, key).toBeLessThan(600)
  }
  for (const { pictureCount, brand, longDescription } of seed.products.slice(0, 60)) {
    expect(pictureCount).toBeGreaterThan(0)
    expect(brand).not.toBe('')
    expect(longDescription).not.toBe('')
  }
})

test('companies have particulars as the registry prints them, some have a bare wall', () => {
  for (const company of seed.companies) {
    expect(company.registrationNo).toMatch(/^(19|20)\d{2}01\d{6} \(\d{5,7}-[A-Z]\)$/)
    expect(company.dateIncorporated).toMatch(/^(\d{4}-\d{2}-\d{2})?$/)
    expect(company.registeredAddress).toMatch(/, \d{5} /)
    expect(company.authorizedCapital).toMatch(/^(RM [\d,]+)?$/)
    expect(company.websiteUrl).toMatch(/^((https:\/\/)?www\.[a-z]+\.example)?$/)
    expect(company.location).toContain(company.town)
  }
  const walls = ['branches', 'registrations', 'certificates', 'awards'] as const
  for (const wall of walls) {
    const filled = seed.companies.filter(company => company[wall].length > 0).length
    expect(filled, wall).toBeGreaterThan(60)
    expect(filled, wall).toBeLessThan(150)
  }
  expect(seed.companies.some(company => walls.every(wall => company[wall].length === 0))).toBe(true)
  expect(seed.companies.some(({ websiteUrl }) => /^www/.test(websiteUrl))).toBe(true)
  expect(seed.companies.some(({ websiteUrl }) => websiteUrl === '')).toBe(true)
})

test('trades name families that exist and add up to all companies', () => {
  const parents = seed.categories.filter(({ parentId }) => parentId === null)
  const named = (kind: string) => parents.filter(parent => parent.kind === kind).map(({ name }) => name)
  for (const { sells, serves } of Object.values(trades)) {
    expect(named('product')).toEqual(expect.arrayContaining([...sells]))
    expect(named('service')).toEqual(expect.arrayContaining([...serves]))
  }
  const asked = Object.values(trades).reduce((all, { count }) => all + count, 0)
  expect(asked).toBe(companies().length)
})
