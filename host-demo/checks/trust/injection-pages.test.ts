import { test } from 'vitest'
import { settingKeys } from '#shared/config/settings.ts'
import { sampled } from '../browser/tools/sampled.ts'
import { countHarm, inParts, member } from './attacked-page.ts'
import { inEachEngine, oneOf } from './engines.ts'
import { pageWith, usual } from './fake-market.ts'
import { hostileReplies } from './hostile-replies.ts'
import { payloads } from './payloads.ts'
import { expectAllZero, tallyFor } from './tally.ts'

// Hostile texts where a page as a whole passes them to us: in its address and in the script tag.

inEachEngine((open, { draw }) => {
  test('payloads in every setting of the script tag do no harm', { timeout: 1_200_000 }, async context => {
    const { tab, market } = open()
    const tally = tallyFor(context, 'Injection')
    market.answer = ({ call }) => usual[call]
    const keys = [...settingKeys.keys()]
    const tags = ['config', 'header', 'menu', 'footer', 'browser-notice', 'rfq']
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

  test('payloads in routes, queries and their content do no harm on the storefront', {
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
      for (const [index, text] of texts.entries()) {
        const addresses = addressesWith(text, index + 1)
        await tab.run(visitAll, addresses)
        tally.cases += addresses.length
      }
      await countHarm(tab, market, tally, `routes with ${texts[0]} and others`)
    }
    expectAllZero(tally)
  })
})

/** Repairs the text, because no address can contain half a character. */
const wellFormed = (text: string): string => Buffer.from(text).toString()

/**
 * Returns the addresses with a text in each place where a route takes one, and those of the hostile replies under an
 * id.
 */
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
