import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from 'vitest'
import { sampled } from '#host-demo/browser/sampled.ts'
import type { manifestOf } from '#host-demo/package/manifest.ts'
import { settingKeys } from '#shared/config/settings.ts'
import { changeElements, countHarm, inParts, member, type Placed, showElements } from './attacked-page.ts'
import { inEachEngine, oneOf } from './engines.ts'
import { pageWith, usual } from './fake-market.ts'
import { hostileReplies } from './hostile-replies.ts'
import { payloads } from './payloads.ts'
import { expectAllZero, tallyFor } from './tally.ts'

// Hostile texts where a page, an address or the storage of the browser hands them to us.

const manifest: ReturnType<typeof manifestOf> = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../dist/widgets/custom-elements.json', import.meta.url)), 'utf8'),
)

/** What an element needs to show something while another of its attributes is hostile. */
const needed: Readonly<Record<string, string>> = {
  ...{ 'product-id': '1', 'service-id': '1', 'company-id': '1', 'category-id': '1', 'item-id': '1' },
  ...{ kind: 'product', name: 'FAQ' },
}

/** Each attribute of each element, and the element with all that it needs beside it. */
const attacked = manifest.modules
  .flatMap(({ declarations }) => declarations)
  .flatMap(({ tagName, attributes }) => {
    const names = attributes.map(({ name }) => name)
    const beside = Object.fromEntries(
      names.filter(name => name in needed).map(name => [name, needed[name] ?? '']),
    )
    return names.map(name => ({ name, placed: [tagName, beside] as const satisfies Placed }))
  })

inEachEngine((open, { draw }) => {
  test('in every attribute of every element', { timeout: 1_200_000 }, async context => {
    const { tab, market } = open()
    const tally = tallyFor(context, 'Injection')
    market.answer = ({ call }) => usual[call]
    const elements = attacked.map(({ placed }) => placed)
    for (const texts of inParts(sampled('attributes', oneOf(3, draw(payloads)), 6), 30)) {
      await showElements(tab, market, elements, member('Aisyah'))
      for (let turn = 0; turn < texts.length; turn++) {
        // Each element has another payload at a time, and in the end each has had all of them.
        const given = attacked.map(
          ({ name, placed: [tag] }, place): Placed => [
            tag,
            { [name]: texts[(turn + place) % texts.length] ?? '' },
          ],
        )
        await tab.run(changeElements, given)
      }
      await countHarm(tab, market, tally, `attributes with ${texts[0]} and others`)
      tally.cases += attacked.length * texts.length
    }
    expectAllZero(tally)
  })

  test('in every setting', { timeout: 1_200_000 }, async context => {
    const { tab, market } = open()
    const tally = tallyFor(context, 'Injection')
    market.answer = ({ call }) => usual[call]
    const keys = [...settingKeys.keys()]
    const tags = ['config', 'header', 'menu', 'footer', 'browser-notice', 'rfq']
    for (const texts of inParts(sampled('settings', draw(payloads), 30), 30)) {
      await showElements(
        tab,
        market,
        tags.map(name => [`trade-${name}`, needed] as const),
        member('Aisyah'),
      )
      for (const text of texts) {
        await tab.run(
          async given => {
            const element = document.querySelector('trade-config')
            for (const name of given.keys) element?.setAttribute(name, given.text)
            await window.attack.settle()
            window.attack.note()
          },
          { keys, text },
        )
      }
      await countHarm(tab, market, tally, `settings with ${texts[0]} and others`)
      tally.cases += keys.length * texts.length
    }
    for (const text of sampled('script', oneOf(9, draw(payloads)), 4)) {
      const value = text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
      const body = tags.map(name => `<trade-${name}></trade-${name}>`).join('')
      market.page = pageWith(market, { body, settings: keys.map(key => `data-${key}="${value}"`).join(' ') })
      await tab.goto(market.partnerUrl)
      await countHarm(tab, market, tally, `the script tag with ${text}`)
      tally.cases += keys.length
    }
    expectAllZero(tally)
  })

  test('in routes and queries of the storefront, and in what it shows there', {
    timeout: 1_200_000,
  }, async context => {
    const { tab, market } = open()
    const tally = tallyFor(context, 'Injection')
    for (const texts of inParts(sampled('routes', oneOf(3, draw(payloads)), 5), 20)) {
      market.answer = hostileReplies(texts)
      await tab.goto(market.url)
      await tab.run(
        user => localStorage.setItem('user', user),
        member(texts[0] ?? '')['trade-widgets:user'] ?? '',
      )
      await tab.goto(`${market.url}/legal`)
      for (const [place, text] of texts.entries()) {
        const addresses = addressesWith(text, place + 1)
        await tab.run(visitAll, addresses)
        tally.cases += addresses.length
      }
      await countHarm(tab, market, tally, `routes with ${texts[0]} and others`)
    }
    expectAllZero(tally)
  })
})

/** No address holds half a character. */
const wellFormed = (text: string): string => Buffer.from(text).toString()

/** Addresses that hold a text where each route takes one, and those of what hostile replies have under an id. */
function addressesWith(text: string, id: number): string[] {
  const escaped = encodeURIComponent(wellFormed(text))
  const all = ['keyword', 'tab', 'page', 'next', 'widget', 'company-id']
    .map(name => `${name}=${escaped}`)
    .join('&')
  return [
    ...['product', 'service', 'company'].map(route => `/${route}/${id}`),
    ...['search', 'embed', 'company/1', 'login', 'category/1/services'].map(route => `/${route}?${all}`),
    ...['', 'product/', 'category/', 'search#'].map(start => `/${start}${escaped}`),
    `/${wellFormed(text)}`,
    `/company/1/contactUs/${escaped}/subject/${escaped}`,
  ]
}

/** Runs in the page: goes to each address as Back and Forward do. */
async function visitAll(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    history.pushState(null, '', location.origin + address)
    dispatchEvent(new PopStateEvent('popstate'))
    await new Promise(done => setTimeout(done))
    window.attack.note()
  }
}
