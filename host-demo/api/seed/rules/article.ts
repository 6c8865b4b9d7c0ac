import { expect, test } from 'vitest'
import { catalogue, plainShape } from '../catalogue.ts'
import { lacking, pinned } from '../pinned.ts'

/** A finished entry of the catalogue as the rules see it: the texts that a buyer reads, not their sources. */
export type Article = (typeof articles)[number]

/** `says` is the rule in an engineer's words; it holds for the articles that it is `about`. */
export type Rule = {
  says: string
  about: (article: Article) => boolean
  holds: (article: Article) => boolean
}

const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

const plain = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, sign => signs[sign] ?? sign)

const { categories, companies, products, services } = catalogue()
const categoryNames = new Map(categories.map(({ id, name }) => [id, name]))

/** Entries that tests need to be odd: with missing fields or texts that break careless code. */
const odd = {
  product: [...Object.values(lacking.product).flat(), ...pinned.flatMap(({ id }) => (id > 2990 ? [id] : []))],
  service: Object.values(lacking.service).flat(),
}
const none = { brand: '', model: '', material: '', origin: '', condition: '' }

export const articles = [
  ...products.filter(({ id }) => !odd.product.includes(id)),
  ...services.filter(({ id }) => !odd.service.includes(id)).map(service => ({ ...none, ...service })),
].map(({ categoryId, companyId, shape, shortDescription: short, longDescription: long, ...item }) => {
  const stated = item.stated.flatMap(({ name, value }) => [name, value])
  return {
    ...item,
    short,
    long,
    drawing: plainShape(shape),
    category: categoryNames.get(categoryId) ?? '',
    certificates: companies[companyId - 1]?.certificates.map(({ name }) => name) ?? [],
    facts: new Map(item.stated.map(({ name, value }) => [name, value])),
    /** Name, material, facts and all texts, without markup. */
    words: [item.name, item.material, short, plain(long), ...stated].join(' \n '),
  }
})

/** Tests that every article keeps these rules, that there are `least` of them, and that none is without an object. */
export function checkRules(least: number, rules: readonly Rule[]): void {
  test('there are enough rules, and each applies to some item', () => {
    expect(rules.length).toBeGreaterThanOrEqual(least)
    expect(rules.filter(({ about }) => !articles.some(about)).map(({ says }) => says)).toEqual([])
  })

  test.each(rules)('$says', ({ about, holds }) => {
    const broken = articles.filter(article => about(article) && !holds(article))
    expect(broken.map(({ id, name, words }) => `${id} ${name}: ${words}`)).toEqual([])
  })
}

/** Makes a rule for articles whose names match the pattern. */
export const named = (says: string, pattern: RegExp, holds: Rule['holds']): Rule => ({
  says,
  about: ({ name }) => pattern.test(name),
  holds,
})

/** Makes a rule for articles that match the pattern anywhere in their words. */
export const saying = (says: string, pattern: RegExp, holds: Rule['holds']): Rule => ({
  says,
  about: ({ words }) => pattern.test(words),
  holds,
})

export const stating = (
  says: string,
  label: string,
  holds: (value: string, article: Article) => boolean,
): Rule => ({
  says,
  about: ({ facts }) => facts.has(label),
  holds: article => holds(article.facts.get(label) ?? '', article),
})

export const fact = ({ facts }: Article, label: string) => facts.get(label) ?? ''
