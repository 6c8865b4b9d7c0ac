import { test } from 'vitest'
import { sampled } from '#host-demo/checks/browser/sampled.ts'
import { chatMenuReply, recommendedReply } from '#shared/testing/replies.ts'
import { inParts, type Placed, type Shown, showAndCount } from './attacked-page.ts'
import { type BrokenReply, brokenReplies } from './broken-replies.ts'
import { inEachEngine } from './engines.ts'
import { json } from './fake-market.ts'
import { wantedBy, whole } from './hostile-replies.ts'
import { expectAllZero, tallyFor } from './tally.ts'

// Whatever a server sends, each element shows something readable, and nothing throws.

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
  test('replies to an id or a keyword', { timeout: 1_200_000 }, async context => {
    const { tab, market } = open()
    const tally = tallyFor(context, 'Data')
    const all = calls.flatMap(call =>
      brokenOf(call).map((broken, place) => ({ ...broken, call, id: firstIdOf(call) + place })),
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

  test('replies without parameters', { timeout: 1_200_000 }, async context => {
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
