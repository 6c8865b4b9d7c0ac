import { expect, test } from 'vitest'
import { seed as drawn } from '#shared/testing/seed.ts'
import { catalogue, plainShape } from './catalogue.ts'
import { lacking, pinned } from './pinned.ts'
import { random } from './random.ts'
import { type Article, articleOf } from './rules/article.ts'
import { consumableRules } from './rules/consumables.ts'
import { drillingRules } from './rules/drilling.ts'
import { electricalRules } from './rules/electrical.ts'
import { gearRules } from './rules/gear.ts'
import { pipingRules } from './rules/piping.ts'
import { sellerRules } from './rules/sellers.ts'
import { textRules } from './rules/texts.ts'

const rules = [
  ...textRules,
  ...pipingRules,
  ...drillingRules,
  ...electricalRules,
  ...gearRules,
  ...sellerRules,
  ...consumableRules,
]

const seed = catalogue()
const articles = articlesOf(seed)

/** Returns all articles but the odd ones that tests need: with missing fields or texts that break careless code. */
function articlesOf({ categories, companies, products, services }: typeof seed): Article[] {
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  const held = (id: number) => companies[id - 1]?.certificates.map(({ name }) => name) ?? []
  const strange = pinned.flatMap(({ id }) => (id > 2990 ? [id] : []))
  const odd = (kind: 'product' | 'service') =>
    [Object.values(lacking[kind]), kind === 'product' ? strange : []].flat(2)
  const none = { brand: '', model: '', material: '', origin: '', condition: '' }
  const written = [
    ...products.filter(({ id }) => !odd('product').includes(id)),
    ...services.filter(({ id }) => !odd('service').includes(id)).map(service => ({ ...none, ...service })),
  ]
  return written.map(({ categoryId, companyId, shape, shortDescription, longDescription, ...item }) =>
    articleOf({
      ...{
        ...item,
        category: names.get(categoryId) ?? '',
        drawing: plainShape(shape),
        certificates: held(companyId),
      },
      ...{ short: shortDescription, long: longDescription },
    }),
  )
}

test('there are at least sixty rules, and each applies to some item', () => {
  expect(rules.length).toBeGreaterThanOrEqual(60)
  expect(rules.filter(({ about }) => !articles.some(about)).map(({ says }) => says)).toEqual([])
})

test('nearly all items have their own texts', () => {
  const different = (key: 'short' | 'long') => new Set(articles.map(article => article[key])).size
  console.log(`${different('short')} short and ${different('long')} long descriptions differ`)
  expect(articles.length).toBeGreaterThan(3_550)
  expect(different('short')).toBeGreaterThanOrEqual(1_500)
  expect(different('long')).toBeGreaterThanOrEqual(3_000)
})

test.each(rules)('$says', ({ about, holds }) => {
  const broken = articles.filter(article => about(article) && !holds(article))
  expect(broken.map(({ id, name, words }) => `${id} ${name}: ${words}`)).toEqual([])
})

test('twenty entries to read', () => {
  console.log(`SEED=${drawn}`)
  for (const { name, model, brand, origin, material, condition, words } of random(drawn).some(articles, 20))
    console.log([name, model, brand, origin, material, condition, words].join(' | ').replace(/\s+/g, ' '))
})
