import { expect, test } from 'vitest'
import { sampled } from '../browser/tools/sampled.ts'
import { changeElements, countHarm, inParts, member, type Placed, showElements } from './attacked-page.ts'
import { inEachEngine } from './engines.ts'
import { hostileReplies, textFields } from './hostile-replies.ts'
import { live, payloads, running } from './payloads.ts'
import { expectAllZero, tallyFor } from './tally.ts'

/** A page can hold about a thousand frames. */
const FRAMES = 100

/** The number of payloads on a page: no more of the recommended items are shown. */
const ENTRIES = 18

/** Returns the elements that show every field of the replies requested by an id or a keyword. */
const readersOf = (text: string, id: number): Placed[] => [
  ...['1', '2'].map(tab => ['trade-product', { 'product-id': id, tab }] as const),
  ['trade-service', { 'service-id': id }],
  ...['1', '2', '3', '4'].map(tab => ['trade-company', { 'company-id': id, tab, subject: text }] as const),
  ...['product', 'service'].map(kind => ['trade-category', { 'category-id': id, kind }] as const),
  ['trade-rfq', { 'item-id': id, kind: 'product' }],
  ['trade-search', { keyword: text }],
  ['trade-chat', { 'company-id': id }],
]

/** The elements that show the replies that are the same for all. */
const readersOfAll: readonly Placed[] = [
  ...['header', 'menu', 'categories', 'tenders'].map(name => [`trade-${name}`] as const),
  ...['category-carousel', 'recommended'].flatMap(name =>
    ['product', 'service'].map(kind => [`trade-${name}`, { kind }] as const),
  ),
]

inEachEngine((open, { firesRaw, draw }) => {
  test('payloads run without the defence, so the test would notice', {
    timeout: 180_000,
  }, async () => {
    const { tab, market } = open()
    const tried = sampled('raw', [...running, ...live], FRAMES)
    let fired = 0
    for (const part of inParts(tried, FRAMES)) {
      market.page = '<!doctype html><title>Raw</title><body>'
      await tab.goto(market.partnerUrl)
      await tab.run(given => window.attack.showRaw(given), part)
      fired += await tab.run(given => window.attack.countRan(given), part.length)
    }
    console.log(`${fired} of ${tried.length} payloads run raw`)
    expect(fired / tried.length).toBeGreaterThanOrEqual(firesRaw)
  })

  test('payloads in every field of every reply do no harm', { timeout: 1_200_000 }, async context => {
    const { tab, market } = open()
    const tally = tallyFor(context, 'Injection')
    for (const texts of inParts(sampled('fields', draw(payloads), ENTRIES), ENTRIES)) {
      const [first = '', ...others] = texts
      market.answer = hostileReplies(texts)
      await showElements(tab, market, [...readersOf(first, 1), ...readersOfAll], member(first))
      for (const [index, text] of others.entries()) await tab.run(changeElements, readersOf(text, index + 2))
      await countHarm(tab, market, tally, `fields with ${first} and others`)
      tally.cases += texts.length * textFields
    }
    expectAllZero(tally)
  })
})
