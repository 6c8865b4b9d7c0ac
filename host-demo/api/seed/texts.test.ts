import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { companies, trades } from './companies/companies.ts'
import { readJson } from './families.ts'
import { lacking } from './pinned.ts'

const seed = catalogue()

/** Returns the names of wrong entries, so that one assertion covers thousands of texts. */
const offenders = <T extends { name: string }>(entries: readonly T[], isWrong: (entry: T) => boolean) =>
  entries.filter(isWrong).map(({ name }) => name)

test('long descriptions have several paragraphs and a list', () => {
  const described = [...seed.products, ...seed.services].filter(
    ({ longDescription }) => longDescription !== '',
  )
  const lacking = offenders(
    described,
    ({ longDescription: html }) =>
      (html.match(/<p[ >]/g) ?? []).length < 2 || !/<ul>(<li>.+<\/li>)+<\/ul>/.test(html),
  )
  expect(lacking).toEqual([])
})

test('generated descriptions are well-formed: every tag is closed, and characters are escaped', () => {
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

test('one description is pasted by a seller, with markup that must not reach the screen', () => {
  const pasted = seed.products.filter(({ longDescription }) => longDescription.includes('<script>'))
  expect(pasted.map(({ id }) => id)).toEqual([2994])
})

test('names and texts fit their columns, and no measure is missing', () => {
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

test('some names are long, and one has every character that breaks an address, none of them before id 2,991', () => {
  const odd = /".*#.*%.*&/
  expect(seed.products.slice(0, 2_990).filter(({ name }) => name.length > 80 || odd.test(name))).toEqual([])
  expect(seed.products.slice(2_990, 2_994).filter(({ name }) => name.length > 60)).toHaveLength(3)
  expect(seed.products.filter(({ name }) => odd.test(name))).toHaveLength(1)
  expect(seed.companies.filter(({ name }) => name.length > 60)).toHaveLength(1)
})

test('an entry lacks a field only if a test needs that', () => {
  for (const [kind, entries] of [
    ['product', seed.products],
    ['service', seed.services],
  ] as const)
    for (const [key, ids] of Object.entries(lacking[kind])) {
      const without = entries.filter(entry => !new Map(Object.entries(entry)).get(key))
      expect(
        without.map(({ id }) => id),
        `${kind} ${key}`,
      ).toEqual(ids)
    }
})

test('companies have particulars in the format of the registry, and some have no certificates or awards', () => {
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

test('trades name categories that exist and add up to all companies', () => {
  const named = (kind: string) => seed.categories.filter(each => each.kind === kind).map(({ name }) => name)
  for (const { sells, serves } of Object.values(trades)) {
    expect(named('product')).toEqual(expect.arrayContaining([...sells]))
    expect(named('service')).toEqual(expect.arrayContaining([...serves]))
  }
  const asked = Object.values(trades).reduce((all, { count }) => all + count, 0)
  expect(asked).toBe(companies().length)
})

test('certificates and awards agree with the place, age and trade of the company', () => {
  const { issuers } = readJson<{ issuers: Record<string, string> }>('companies/credentials.json')
  for (const { certificates, registrations, branches, awards, ...company } of seed.companies) {
    const since = company.dateIncorporated
    const dates = [...certificates.map(({ dateIssued }) => dateIssued), ...awards.map(({ date }) => date)]
    expect(
      dates.filter(date => date <= since),
      company.name,
    ).toEqual([])
    expect(company.registrationNo.slice(0, 4)).toBe(since.slice(0, 4) || company.registrationNo.slice(0, 4))
    for (const { name, issuedBy } of certificates) expect(issuedBy, name).toBe(issuers[name])
    const names = registrations.map(({ name }) => name)
    expect(names.filter(name => /CIDB/.test(name)).length).toBeLessThanOrEqual(1)
    for (const state of ['Sarawak', 'Sabah', 'Labuan'])
      if (names.some(name => name.startsWith(state))) expect(company.state).toBe(state)
    for (const { name, type, location } of branches)
      expect([type, `${location.split(',')[0]} ${type}`, 'Repair Workshop']).toContain(name)
    if (/Laboratory/.test(company.name))
      expect(certificates.map(({ name }) => name)).toContain('ISO/IEC 17025')
  }
})
