/** A finished entry of the catalogue as the rules see it: the texts that a buyer reads, not their sources. */
export interface Article {
  id: number
  name: string
  /** The name of the sub-category. */
  category: string
  drawing: string
  /** Empty for services, like the next four. */
  brand: string
  model: string
  material: string
  origin: string
  condition: string
  /** The names of the certificates of the company that offers it. */
  certificates: readonly string[]
  short: string
  long: string
  /** The table of the long description. */
  facts: ReadonlyMap<string, string>
  /** Name, material and all texts, without markup. */
  words: string
}

/** `says` is the rule in an engineer's words; it holds for the articles that it is `about`. */
export interface Rule {
  says: string
  about: (article: Article) => boolean
  holds: (article: Article) => boolean
}

type Written = Omit<Article, 'facts' | 'words'>

const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

const plain = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, sign => signs[sign] ?? sign)

export function articleOf(written: Written): Article {
  const rows = written.long.matchAll(/<th scope="row">(.*?)<\/th><td>(.*?)<\/td>/g)
  return {
    ...written,
    facts: new Map([...rows].map(([, label = '', value = '']) => [plain(label), plain(value)])),
    words: [written.name, written.material, written.short, plain(written.long)].join(' \n '),
  }
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

/** Makes a rule for articles that state the fact. */
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
