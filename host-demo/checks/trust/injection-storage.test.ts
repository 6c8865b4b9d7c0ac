import { test } from 'vitest'
import { sampled } from '../browser/tools/sampled.ts'
import { countHarm, inParts, type Placed, showElements } from './attacked-page.ts'
import { inEachEngine } from './engines.ts'
import { payloads } from './payloads.ts'
import { expectAllZero, tallyFor } from './tally.ts'

// Any script of a page can write into its storage, so our entries there may be written by others.

const NAMES = ['user', 'user:api', 'user:ended', 'trade-widgets:user', 'trade-widgets:browser-notice']

/** Returns our entries in a browser's storage, with these texts in every place that takes one. */
function shaped(texts: readonly string[]): Record<string, string> {
  const [first = ''] = texts
  const record = (value: object) => JSON.stringify({ ...value, savedAt: Date.now() })
  const of = texts.flatMap((text, index): [string, string][] => {
    const values = { quantity: text, message: text, subject: text, name: text, email: text }
    const attempts = [{ key: text, mark: text, open: true }]
    const draft = record({ values, fileName: text, attempts })
    const payload = {
      body: text,
      occurrence: 1,
      companyId: 1,
      name: text,
      chatId: 301,
      staffStatus: 0,
      begins: false,
    }
    const state = { at: 'failed', error: { kind: text, status: 0, message: text } }
    const entry = { id: text, lane: '1:0', addedAt: index, attempts: 1, mayHaveArrived: true, payload, state }
    return [
      [`trade-widgets:draft:41:rfq:product:${index + 1}`, draft],
      [`trade-widgets:draft:41:${index === 0 ? 'contact' : text}:${text}`, draft],
      [`trade-widgets:outbox:41:chat:${text}`, record(entry)],
    ]
  })
  const user = { id: 41, name: first, image: first, email: first, token: first.trim() || 'token' }
  return {
    ...Object.fromEntries(of),
    'trade-widgets:user': JSON.stringify(user),
    'trade-widgets:browser-notice': first,
  }
}

inEachEngine((open, { draw }) => {
  test('payloads in stored values do no harm', { timeout: 1_200_000 }, async context => {
    const { tab, market } = open()
    const tally = tallyFor(context, 'Injection')
    for (const texts of inParts(sampled('stored', draw(payloads), 20), 10)) {
      const elements: Placed[] = [
        ...texts.map((_, index) => ['trade-rfq', { kind: 'product', 'item-id': index + 1 }] as const),
        ...['trade-header', 'trade-menu', 'trade-browser-notice', 'trade-contact'].map(tag => [tag] as const),
        ...['trade-chat', 'trade-inquiry'].map(tag => [tag, { 'company-id': 1 }] as const),
      ]
      const entries = shaped(texts)
      await showElements(tab, market, elements, entries)
      await countHarm(tab, market, tally, `storage with ${texts[0]} and others`)
      tally.cases += Object.keys(entries).length
    }
    expectAllZero(tally)
  })

  test('payloads in place of stored values do no harm on the storefront', {
    timeout: 1_200_000,
  }, async context => {
    const { tab, market } = open()
    const tally = tallyFor(context, 'Injection')
    await tab.goto(`${market.url}/legal`)
    for (const text of sampled('names', draw(payloads), 5)) {
      await tab.run(storeUnder, { names: NAMES, text })
      await tab.goto(`${market.url}/rfqProduct/1`)
      await countHarm(tab, market, tally, `foreign value ${text}`)
      tally.cases += NAMES.length + 2
    }
    expectAllZero(tally)
  })
})

/** Runs in the page. */
function storeUnder({ names, text }: { names: readonly string[]; text: string }): void {
  localStorage.clear()
  for (const name of names) localStorage.setItem(name, text)
  localStorage.setItem(`trade-widgets:draft:visitor:rfq:product:1`, text)
  localStorage.setItem(`trade-widgets:outbox:41:chat:${text}`, text)
  sessionStorage.setItem('trade-storefront:scroll', text)
}
