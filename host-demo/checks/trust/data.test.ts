import { test } from 'vitest'
import { chatMenuReply, recommendedReply } from '#shared/testing/replies.ts'
import { sampled } from '../browser/tools/sampled.ts'
import { inParts, type Placed, type Shown, showAndCount } from './attacked-page.ts'
import { inEachEngine } from './engines.ts'
import { json } from './fake-market.ts'
import { wantedBy, whole } from './hostile-replies.ts'
import { expectAllZero, tallyFor } from './tally.ts'

// Whatever a server sends, each element shows something readable, and nothing throws.

/** Values that a server can send in place of the right one. */
const instead: Readonly<Record<string, unknown>> = {
  missing: undefined,
  null: null,
  'a boolean': true,
  'a broken number': 7.5,
  'a negative number': -1,
  'a huge number': Number.MAX_VALUE,
  'a text': 'text',
  'an empty text': '',
  blanks: ' \n ',
  'a huge word': 'W'.repeat(100_000),
  'a huge text': 'Valve '.repeat(20_000),
  'an empty object': {},
  'an object with odd fields': { length: 3, toString: 1, valueOf: null, constructor: { prototype: 1 } },
  'an empty list': [],
  'a list of lists': [[[]], []],
  'a deeply nested value': '@deep@',
}

const inList: Readonly<Record<string, (list: readonly unknown[]) => readonly unknown[]>> = {
  'an id twice': list => [...list, ...list],
  'nothing but null': list => list.map(() => null),
  '10,000 items': list => Array.from({ length: 10_000 }, (_, index) => withId(list[0], index + 1)),
}

const DEEP = 5_000
const deep = '{"a":['.repeat(DEEP) + ']}'.repeat(DEEP)

/** A reply with one defect. */
type BrokenReply = { what: string; body: string }

/**
 * Returns this reply with each of its values, one at a time, broken in every way; of each list, only the first entry.
 */
function brokenReplies(reply: unknown): BrokenReply[] {
  return broken(reply).map(({ what, value }) => ({
    what,
    body: JSON.stringify(value)?.replaceAll('"@deep@"', deep) ?? '',
  }))
}

type Broken = { what: string; value: unknown }

function broken(value: unknown): Broken[] {
  const replaced = Object.entries(instead).map(([what, other]) => ({ what, value: other }))
  if (Array.isArray(value)) {
    const lists = Object.entries(inList).map(([what, change]) => ({ what, value: change(value) }))
    const first = broken(value[0]).map(({ what, value: entry }) => ({
      what: `[0] ${what}`,
      value: [entry, ...value.slice(1)],
    }))
    return [...replaced, ...lists, ...first]
  }
  if (typeof value !== 'object' || value === null) return replaced
  const fields = Object.entries(value).flatMap(([name, field]) =>
    broken(field).map(({ what, value: other }) => ({
      what: `${name} ${what}`,
      value: { ...value, [name]: other },
    })),
  )
  return [...replaced, ...fields]
}

function withId(entry: unknown, id: number): unknown {
  if (typeof entry !== 'object' || entry === null) return entry
  const ids = Object.keys(entry).filter(name => name.endsWith('Id'))
  return { ...entry, ...Object.fromEntries(ids.map(name => [name, id])) }
}

/** The elements that show the reply of a call with an id or a keyword. */
const readersOfOne: Readonly<Record<string, (id: number) => Placed[]>> = {
  'product/detail': id => [
    ['trade-product', { 'product-id': id }],
    ['trade-rfq', { kind: 'product', 'item-id': id }],
  ],
  'service/detail': id => [
    ['trade-service', { 'service-id': id }],
    ['trade-rfq', { kind: 'service', 'item-id': id }],
  ],
  'tenant/website': id => [
    ['trade-company', { 'company-id': id }],
    ['trade-inquiry', { 'company-id': id }],
  ],
  'tenant/website/product/list': id => [['trade-company', { 'company-id': id, tab: 2 }]],
  'tenant/website/service/list': id => [['trade-company', { 'company-id': id, tab: 3 }]],
  'product/category': id => [['trade-category', { 'category-id': id, kind: 'product' }]],
  'service/category': id => [['trade-category', { 'category-id': id, kind: 'service' }]],
  'product/list/category': id => [['trade-category', { 'category-id': id, kind: 'product' }]],
  'service/list/category': id => [['trade-category', { 'category-id': id, kind: 'service' }]],
  'search/item': id => [['trade-search', { keyword: id }]],
  'search/item/count': id => [['trade-search', { keyword: id }]],
  'user/getchathistory': id => [['trade-chat', { 'company-id': id }]],
}

/** The elements that show the reply of a call without such a parameter. */
const readersOfAll: Readonly<Record<string, readonly Placed[]>> = {
  'category/top10': [['trade-category-carousel'], ['trade-menu']],
  'category/all': [['trade-categories']],
  'product/recommended': [['trade-recommended']],
  'service/recommended': [['trade-recommended', { kind: 'service' }]],
  'rfqtender/list': [['trade-tenders']],
  'user/chatMenu': [['trade-chat']],
}

/** The number of broken replies on a page. */
const AT_ONCE = 15

const calls = Object.keys(readersOfOne)
/** Returns the first of a call's own ids, so that one page shows the broken replies of all calls. */
const firstIdOf = (call: string): number => calls.indexOf(call) * 10_000 + 1

/** With three items or fewer, this shows nothing, as intended. */
const NOTHING: readonly string[] = ['null', 'an empty list', 'a list of lists', 'nothing but null']
const six = recommendedReply()
const replies: Readonly<Record<string, unknown>> = {
  ...whole,
  'GET /api/public/product/recommended': six,
  'GET /api/public/service/recommended': six,
}

function brokenOf(call: string): BrokenReply[] {
  const all = brokenReplies(replies[`GET /api/public/${call}`])
  return call.endsWith('/recommended') ? all.filter(({ what }) => !NOTHING.includes(what)) : all
}

inEachEngine((open, { draw }) => {
  test('broken replies to an id or a keyword', { timeout: 1_200_000 }, async context => {
    const { tab, market } = open()
    const tally = tallyFor(context, 'Data')
    const all = calls.flatMap(call =>
      brokenOf(call).map((broken, index) => ({ ...broken, call, id: firstIdOf(call) + index })),
    )
    for (const some of inParts(sampled('replies by id', draw(all), 2 * AT_ONCE), AT_ONCE)) {
      const bodies = new Map(some.map(({ call, id, body }) => [`GET /api/public/${call} ${id}`, body]))
      const menu = chatMenuReply(some.map(({ id }) => ({ id, chatId: id })))
      market.answer = asked => {
        const body = bodies.get(`${asked.call} ${wantedBy(asked)}`)
        if (body !== undefined) return json(body)
        return asked.call.endsWith('/chatMenu') ? menu : replies[asked.call]
      }
      const shown = some.flatMap(({ call, id, what }) =>
        (readersOfOne[call]?.(id) ?? []).map((element): Shown => ({ element, what: `${call} ${what}` })),
      )
      await showAndCount(tab, market, shown, tally)
    }
    expectAllZero(tally)
  })

  test('broken replies to calls without parameters', { timeout: 1_200_000 }, async context => {
    const { tab, market } = open()
    const tally = tallyFor(context, 'Data')
    const names = Object.keys(readersOfAll)
    const broken = new Map(names.map(call => [call, sampled(call, draw(brokenOf(call)), 5)]))
    const most = Math.max(...[...broken.values()].map(list => list.length))
    for (let turn = 0; turn < most; turn++) {
      const brokenNow = (call: string): BrokenReply | undefined => broken.get(call)?.[turn]
      market.answer = ({ call }) => {
        const found = brokenNow(call.replace('GET /api/public/', ''))
        return found ? json(found.body) : replies[call]
      }
      const shown = names.flatMap(call => {
        const what = `${call} ${brokenNow(call)?.what}`
        return brokenNow(call) ? (readersOfAll[call] ?? []).map((element): Shown => ({ element, what })) : []
      })
      await showAndCount(tab, market, shown, tally)
    }
    expectAllZero(tally)
  })
})
