import { afterAll, beforeAll, expect, test } from 'vitest'
import { START_TIMEOUT, startApi, type TestApi } from '#host-demo/api/testing/start-api.ts'
import { type RenderedElement, renderElement } from '#widgets/runtime/render-element.ts'

// Without JavaScript, lists and tabs are links to pages that show the rest.
const origin = 'http://market.example'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, START_TIMEOUT)
afterAll(() => api.close())

const render = (tag: string, attributes: Record<string, string>): Promise<RenderedElement> =>
  renderElement(tag, attributes, {
    settings: { apiHost: origin, storefront: origin, locale: 'en' },
    page: { hasMenu: true },
    read: async address => {
      const { pathname, search } = new URL(address)
      const { status, body } = await api.get(pathname + search)
      return { status, body: JSON.stringify(body) }
    },
  })

/** Returns the address of the link with this opening attribute, as in the HTML. */
const hrefOf = ({ html }: RenderedElement, attribute: string): string | undefined =>
  html
    .match(/<a [^>]*>/g)
    ?.find(link => link.includes(attribute))
    ?.match(/href="([^"]*)"/)?.[1]
    ?.replaceAll('&amp;', '&')

test('the pages of a search are links, and each address has other results', async () => {
  const first = await render('trade-search', { keyword: 'valve' })
  const second = await render('trade-search', { keyword: 'valve', page: '2' })
  expect(hrefOf(first, 'aria-label="Next page"')).toBe(`${origin}/search?keyword=valve&page=2`)
  expect(hrefOf(first, 'aria-label="Previous page"')).toBeUndefined()
  expect(hrefOf(second, 'aria-label="Page 1"')).toBe(`${origin}/search?keyword=valve`)
  expect(second.html).toMatch(/Page 2 of \d/)
  const rows = ({ html }: RenderedElement): string[] => html.match(/\/product\/\d+/g) ?? []
  expect(rows(second).length).toBeGreaterThan(0)
  expect(rows(second).filter(row => rows(first).includes(row))).toEqual([])
})

test('the tabs of a search and of a company are links to their first page', async () => {
  const search = await render('trade-search', { keyword: 'valve', page: '2' })
  expect(hrefOf(search, 'services"')).toBe(`${origin}/search?keyword=valve&tab=services`)
  const company = await render('trade-company', { 'company-id': '1' })
  expect(company.html).toContain(`href="${origin}/company/1?tab=2"`)
  expect(company.html).toContain(`href="${origin}/company/1?tab=4"`)
})

test('a page that does not exist links to the first one', async () => {
  const { html } = await render('trade-search', { keyword: 'valve', page: '9999' })
  expect(html).toContain('There is no page 9,999')
  expect(html).toContain(`href="${origin}/search?keyword=valve"`)
})

test('the pages of a category are links', async () => {
  const one = { 'category-id': '1', kind: 'product' }
  const first = await render('trade-category', one)
  expect(hrefOf(first, 'aria-label="Next page"')).toBe(`${origin}/category/1/products?page=2`)
  expect((await render('trade-category', { ...one, page: '2' })).html).toMatch(/Page 2 of \d/)
})
