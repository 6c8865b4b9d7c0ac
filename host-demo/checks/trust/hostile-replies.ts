import {
  categoriesReply,
  chatMenuReply,
  companyReply,
  recommendedReply,
  tendersReply,
} from '#shared/testing/replies.ts'
import { type Asked, usual } from './fake-market.ts'

/** Fields that accept only certain words, without which nothing of the entry is shown. */
const WORDS = new Set(['CategoryType', 'MessageSide'])

/** Comes before a seller's HTML, so that some of it is always shown. */
const BEGIN = '<p>Begin</p>'

/** Returns a reply in which every text is this one, and also every number that may be a text. */
export function filledWith(text: string, reply: unknown, name = ''): unknown {
  if (Array.isArray(reply)) return reply.map(each => filledWith(text, each))
  if (typeof reply === 'object' && reply !== null)
    return Object.fromEntries(
      Object.entries(reply).map(([key, value]) => [key, filledWith(text, value, key)]),
    )
  if (name === 'LongDescription') return BEGIN + text
  if (name === 'TotalEmployees') return text
  return typeof reply === 'string' && !WORDS.has(name) ? text : reply
}

const bothKinds = categoriesReply([{}, { kind: 'service' }])

/** Replies that contain every field, and one of each kind of entry. */
export const whole: Readonly<Record<string, unknown>> = {
  ...usual,
  'GET /api/public/category/top10': bothKinds,
  'GET /api/public/category/all': bothKinds,
  'GET /api/public/product/recommended': recommendedReply([{}]),
  'GET /api/public/service/recommended': recommendedReply([{}]),
  'GET /api/public/rfqtender/list': tendersReply(),
  'GET /api/public/user/chatMenu': chatMenuReply([{ chatId: 1 }]),
  'GET /api/public/tenant/website': companyReply({
    branches: [{ name: 'Works' }],
    registrations: [{ name: 'SSM' }],
    certificates: [{ name: 'ISO 9001' }],
    awards: [{ name: 'Best exporter' }],
  }),
}

function entriesOf(texts: readonly string[], list: readonly object[]): object[] {
  return texts.flatMap((text, index) =>
    list.map((entry, kind) => {
      const id = index * list.length + kind + 1
      const ids = Object.keys(entry).filter(name => name.endsWith('Id'))
      return { ...Object(filledWith(text, entry)), ...Object.fromEntries(ids.map(name => [name, id])) }
    }),
  )
}

const IDS = ['productId', 'serviceId', 'tenantId', 'categoryId', 'ChatId', 'searchKeyword', 'keyword']

/** Returns the subject of a request: an id or a keyword. */
export const wantedBy = ({ query }: Asked): string | undefined =>
  IDS.map(name => query.get(name) ?? undefined).find(value => value !== undefined)

/**
 * Answers with these texts in every text, URL and HTML of every reply. A request by id, from 1, gets the text of that
 * place; a search for one of them gets that one; a list without an id has an entry for each.
 */
export function hostileReplies(texts: readonly string[]): (asked: Asked) => unknown {
  return asked => {
    const reply = whole[asked.call]
    const wanted = wantedBy(asked)
    if (wanted !== undefined) {
      const isKeyword = asked.call.includes('/search/')
      return filledWith((isKeyword ? wanted : texts[Number(wanted) - 1]) ?? '', reply)
    }
    if (Array.isArray(reply)) return entriesOf(texts, reply)
    if (!asked.call.endsWith('/rfqtender/list')) return filledWith(texts[0] ?? '', reply)
    return {
      RfqResult: entriesOf(texts, tendersReply().RfqResult),
      TenderResult: entriesOf(texts, tendersReply().TenderResult),
    }
  }
}

/** The number of texts in the replies to reads, with one entry of each list. */
export const textFields: number = Object.entries(whole)
  .filter(([call]) => call.startsWith('GET '))
  .reduce((sum, [, reply]) => sum + textsOf(reply), 0)

function textsOf(value: unknown, name = ''): number {
  if (typeof value === 'string') return WORDS.has(name) ? 0 : 1
  if (typeof value !== 'object' || value === null) return 0
  const within = Array.isArray(value) ? [['', value[0]] as const] : Object.entries(value)
  return within.reduce((sum, [key, each]) => sum + textsOf(each, key), 0)
}
