import { expect, test } from 'vitest'
import { sampled } from '../browser/tools/sampled.ts'
import { inParts, member, type Placed, showAndCount, showElements } from './attacked-page.ts'
import { inEachEngine } from './engines.ts'
import { json, usual } from './fake-market.ts'
import { hostileReplies, wantedBy } from './hostile-replies.ts'
import { corpus, misplaced, naughty } from './payloads.ts'
import { expectAllZero, tallyFor } from './tally.ts'

// Answers that are not JSON, and texts that few people have thought of.

type JsonCase = { name: string; base64?: string }

/** Answers that no parser may accept, and those that each may read as it likes. */
const answers: readonly Buffer[] = [
  ...['', '{', '[1,]', 'null', '"text"', '<!doctype html><title>Login</title>', '['.repeat(100_000)].map(
    text => Buffer.from(text),
  ),
  ...corpus<JsonCase>('jsontestsuite-parsing.json').flatMap(({ base64 }) =>
    base64 === undefined ? [] : [Buffer.from(base64, 'base64')],
  ),
]

/** Elements that each show a reply of another shape. */
const readers = (id: number): Placed[] => [
  ['trade-product', { 'product-id': id }],
  ['trade-company', { 'company-id': id, tab: 2 }],
  ['trade-category', { 'category-id': id, kind: 'product' }],
  ['trade-search', { keyword: id }],
]

inEachEngine((open, { draw }) => {
  test('an answer that is not JSON gives a readable error', { timeout: 600_000 }, async context => {
    const { tab, market } = open()
    const tally = tallyFor(context, 'Data')
    for (const bodies of inParts(sampled('JSON', draw(answers), 10), 5)) {
      const shown = bodies.flatMap((body, index) =>
        readers(index + 1).map(element => ({ element, what: `${body.subarray(0, 60)}` })),
      )
      market.answer = asked => {
        const body = bodies[Number(wantedBy(asked)) - 1]
        return body ? json(body) : usual[asked.call]
      }
      await showAndCount(tab, market, shown, tally)
    }
    expectAllZero(tally)
  })

  test('texts appear in the page byte for byte as sent', { timeout: 600_000 }, async context => {
    const { tab, market } = open()
    const tally = tallyFor(context, 'Data')
    const changed: string[] = []
    const readable = [...misplaced, ...naughty].filter(text => text.trim() !== '')
    for (const texts of inParts(sampled('naughty', draw(readable), 40), 20)) {
      market.answer = hostileReplies(texts)
      const shown = texts.map((_, index): Placed => ['trade-product', { 'product-id': index + 1 }])
      await showElements(tab, market, shown, member('Aisyah'))
      const found = await tab.run(
        () => [...document.querySelectorAll('trade-product')].map(element => window.attack.textsIn(element)),
        undefined,
      )
      // Number, brand, model, condition, material and origin are shown only there.
      for (const [index, text] of texts.entries())
        if ((found[index]?.filter(each => each === text).length ?? 0) < 6) changed.push(text)
      tally.cases += 6 * texts.length
      tally.uncaught += tab.takeUncaught().length
    }
    expect(changed).toEqual([])
    expectAllZero(tally)
  })

  test('an element that shows nothing or throws is noticed', async context => {
    const { tab, market } = open()
    const tally = tallyFor(context, 'Data')
    market.answer = ({ call }) => usual[call]
    const shown = (['section', 'trade-newsletter'] as const).map(tag => ({
      element: [tag] as const,
      what: '',
    }))
    await showAndCount(tab, market, shown, tally)
    await tab.run(() => {
      setTimeout(() => Reflect.apply(Reflect.get(window, 'nothing'), window, []))
      // It has the words of a browser's own message.
      void Promise.reject('The resource at “here”')
    }, undefined)
    await tab.run(() => new Promise(done => setTimeout(done)), undefined)
    expect([tally.blank, tab.takeUncaught().length]).toEqual([1, 2])
    Object.assign(tally, { blank: 0, uncaught: 0 })
  })
})
