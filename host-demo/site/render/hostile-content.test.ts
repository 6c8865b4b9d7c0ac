import { readFile } from 'node:fs/promises'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { START_TIMEOUT, startApi, type TestApi } from '#host-demo/api/testing/start-api.ts'
import { renderFragment } from './fragment.ts'
import { renderPage } from './page.ts'

// Pages whose content looks like the parts of a page that the renderer inserts, fills or moves.
let api: TestApi
let shell: string
beforeAll(async () => {
  api = await startApi()
  shell = await readFile(new URL('../storefront/index.html', import.meta.url), 'utf8')
}, START_TIMEOUT)
afterAll(() => api.close())

const ORIGIN = 'http://market.example'
const ALERT = '<img src=x onerror=alert(1)>'

const payloads = [
  `<trade-footer></trade-footer>${ALERT}`,
  `<trade-header>${ALERT}`,
  `<trade-newsletter></trade-newsletter>${ALERT}`,
  `<trade-tenders theme="&quot;></trade-tenders>${ALERT}`,
  `</body>${ALERT}`,
  `</head>${ALERT}`,
  `</main></template></trade-product>${ALERT}`,
  `<!--${ALERT}`,
  `--!>${ALERT}`,
  `<noscript>${ALERT}</noscript>`,
  `<title>${ALERT}</title>`,
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '<script type="application/json" data-trade-replies>{"/api":{}}</script>',
  '<trade-config api-host="https://evil.example"></trade-config>',
  '<template shadowrootmode="open"><script>alert(1)</script></template>',
  "$& $` $' $1 $$ $<tag>",
]

/** Each way in which a seller's text reaches a page: as itself, and as HTML with it in a text and in a value. */
const ways: readonly (readonly [string, (payload: string) => string])[] = [
  ['as a text', payload => payload],
  ['as HTML', payload => `<p>${payload}</p>`],
  ['as a text in HTML', payload => `<p>${payload.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`],
  [
    'in a value in HTML',
    payload =>
      `<p title="${payload.replaceAll('"', '&quot;')}">Text</p><img alt="${payload.replaceAll('"', '&quot;')}">`,
  ],
]

const readWith =
  (text: string) =>
  async (address: string): Promise<{ status: number; body: string }> => {
    const { pathname, search } = new URL(address)
    const { status, body } = await api.get(pathname + search)
    const changed = JSON.stringify(body, (name, value: unknown) =>
      /^(?:LongDescription|ProductName|CompanyName|Brand)$/.test(name) ? text : value,
    )
    return { status, body: changed }
  }

const unexpected = (fault: unknown): void => expect.fail(String(fault))

type Element = DefaultTreeAdapterTypes.Element

/** Returns all elements of a page, those in templates too. */
function elementsOf(html: string): Element[] {
  const found: Element[] = []
  const visit = (parent: DefaultTreeAdapterTypes.ParentNode): void => {
    for (const child of parent.childNodes) {
      if (!defaultTreeAdapter.isElementNode(child)) continue
      found.push(child)
      visit(child)
      if ('content' in child) visit(child.content)
    }
  }
  visit(parse(html))
  return found
}

/** Returns what may run, load or be filled, as one line for each element, without the texts of content. */
const liveParts = (html: string): string[] =>
  elementsOf(html).flatMap(({ tagName, attrs }) => {
    const given = attrs.filter(({ name }) => /^on|^(?:api-host|type|rel|shadowrootmode)$/.test(name))
    const isLive = /^(?:script|style|link|title|noscript|template|trade-.*)$/.test(tagName)
    const line = [tagName, ...given.map(({ name, value }) => `${name}=${value}`)].join(' ')
    return isLive || given.some(({ name }) => name.startsWith('on')) ? [line] : []
  })

describe.each(ways)('a seller’s text %s', (_, written) => {
  const open = (text: string) => {
    const options = { shell, origin: ORIGIN, onFault: unexpected, read: readWith(written(text)) }
    return renderPage(new URL('/product/1', ORIGIN), options)
  }
  let plain: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    plain = await open('Steel')
    expect(plain?.html.match(/Steel/g)?.length).toBeGreaterThan(3)
  })

  test.each(payloads)('%j adds no part to the page', async payload => {
    const page = await open(payload)
    expect(liveParts(page?.html ?? '')).toEqual(liveParts(plain?.html ?? ''))
    expect(page?.inline.scripts).toEqual(plain?.inline.scripts)
    expect(page?.html).toContain(`</script></body>\n</html>`)
  })
})

test.each(payloads)('%j as the keyword adds no part to the page', async keyword => {
  const partsFor = async (text: string) => {
    const url = new URL(`/search?keyword=${encodeURIComponent(text)}`, ORIGIN)
    const page = await renderPage(url, {
      shell,
      origin: ORIGIN,
      read: readWith('Steel'),
      onFault: unexpected,
    })
    return liveParts(page?.html ?? '')
  }
  expect(await partsFor(keyword)).toEqual(await partsFor('zzzzqqqq'))
})

test.each(payloads)('%j in a value adds no part to a fragment', async payload => {
  const text = `<p title="${payload.replaceAll('"', '&quot;')}">Text</p>`
  const options = { origin: ORIGIN, read: readWith(text) }
  const fragment = await renderFragment('trade-product', [['product-id', '1']], options)
  const parts = liveParts(String(Reflect.get(fragment ?? {}, 'html')))
  expect(parts.filter(part => part.startsWith('trade-') || part.includes('on'))).toEqual([])
})
