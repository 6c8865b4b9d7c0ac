import { describe, expect, test } from 'vitest'
import { json, later, type RecordedRequest } from '#shared/testing/fake-network.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { countsReply, searchReply } from '#shared/testing/replies.ts'
import { COUNTS, ITEMS, instead } from '#shared/testing/samples/search.ts'
import './search.element.ts'

type Totals = { products?: number; services?: number; company?: number }

/** Returns the replies of a search with this many results in each tab. */
const found = (totals: Totals) => ({
  [COUNTS]: countsReply(totals),
  [ITEMS]: ({ query }: RecordedRequest) => {
    const total = totals[String(query.itemType).toLowerCase() as keyof Totals] ?? 0
    return searchReply(total > 0 ? [{ name: `${query.itemType} 1` }] : [], total)
  },
  ...instead,
})

const open = (totals: Totals, attributes = ''): Promise<Screen> =>
  mount(`<trade-search keyword="crane hire" ${attributes}></trade-search>`, { replies: found(totals) })

const shownTab = async (screen: Screen): Promise<string | null | undefined> => {
  await screen.findAllByRole('tab', { name: /\(/ })
  return (await screen.findByRole('tab', { selected: true })).textContent
}

const asked = (screen: Screen): unknown[] => screen.network.calls(ITEMS).map(({ query }) => query.itemType)

describe('without a named tab', () => {
  test.each<[Totals, string, string[]]>([
    [{ products: 3, services: 5 }, 'Products (3)', ['PRODUCTS']],
    [{ services: 5, company: 1 }, 'Services (5)', ['PRODUCTS', 'SERVICES']],
    [{ company: 2 }, 'Company (2)', ['PRODUCTS', 'COMPANY']],
    [{}, 'Products (0)', ['PRODUCTS']],
  ])('of %j the first with results opens: %s', async (totals, expected, requests) => {
    const screen = await open(totals)
    await expect.poll(() => shownTab(screen)).toBe(expected)
    if (totals.services || totals.company) await screen.findByRole('link', { name: / 1$/ })
    expect(asked(screen)).toEqual(requests)
  })
})

test.each(['products', 'company'])('a host that names %s gets it, however empty', async tab => {
  const screen = await open({ services: 5 }, `tab="${tab}"`)
  expect(await shownTab(screen)).toMatch(new RegExp(`^${tab}`, 'i'))
  expect(asked(screen)).toEqual([tab.toUpperCase()])
})

test('a reader who opens the empty tab stays there', async () => {
  const screen = await open({ services: 5 })
  await expect.poll(() => shownTab(screen)).toBe('Services (5)')
  const products = screen.getByRole('tab', { name: 'Products (0)' })
  await screen.user.click(products)
  await screen.findByRole('heading', { name: /^Nothing found/ })
  expect(await shownTab(screen)).toBe('Products (0)')
})

test('never says that nothing was found before another tab opens', async () => {
  const counts = later()
  const screen = await mount('<trade-search keyword="crane hire"></trade-search>', {
    replies: { ...found({ services: 5 }), [COUNTS]: counts },
  })
  await expect.poll(() => asked(screen)).toEqual(['PRODUCTS'])
  expect(screen.queryByText(/crane hire/, { selector: 'h2' })).toBeNull()
  counts.release(countsReply({ services: 5 }))
  expect(await screen.findByRole('link', { name: 'SERVICES 1' })).toBeTruthy()
})

test('says that nothing was found if the counts cannot be loaded', async () => {
  const screen = await mount('<trade-search keyword="crane hire"></trade-search>', {
    replies: { ...found({}), [COUNTS]: json(404, {}) },
  })
  expect(await screen.findByText(/crane hire/, { selector: 'h2' })).toBeTruthy()
})
