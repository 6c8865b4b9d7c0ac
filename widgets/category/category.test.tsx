import { describe, expect, test, vi } from 'vitest'
import { fault, inTurn, json, later, type Replies } from '#shared/testing/fake-network.ts'
import { mount, mountStory, type Screen } from '#shared/testing/mount.ts'
import { listingReply, subCategoriesReply } from '#shared/testing/replies.ts'
import './category.element.ts'
import { MissingFields } from './category.stories.ts'

const FAMILY = 'GET /api/public/product/category'
const LISTING = 'GET /api/public/product/list/category'

const html = '<trade-category category-id="46" kind="product"></trade-category>'

const valves = subCategoriesReply({
  id: 1,
  name: 'Valves',
  categories: [
    { id: 46, name: 'Ball Valves' },
    { id: 47, name: 'Gate Valves' },
  ],
})

const many = (count: number) =>
  listingReply(Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Valve ${index + 1}` })))

const show = (replies: Replies = {}, element = html): Promise<Screen> =>
  mount(element, { replies: { [FAMILY]: valves, [LISTING]: many(23), ...replies } })

const menu = (screen: Screen) =>
  screen
    .within(screen.getByRole('navigation', { name: 'Related categories' }))
    .getAllByRole('link')
    .map(link => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])

const names = (screen: Screen) =>
  screen
    .within(screen.getByRole('list', { name: 'Products in Ball Valves' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)

describe('the left menu', () => {
  test('lists the parent and its sub-categories, and marks the current one', async () => {
    const screen = await show()
    await screen.findByRole('heading', { level: 1, name: 'Ball Valves' })
    expect(menu(screen)).toEqual([
      ['Valves', 'https://market.test/category/1/products', null],
      ['Ball Valves', 'https://market.test/category/46/products', 'page'],
      ['Gate Valves', 'https://market.test/category/47/products', null],
    ])
    const trail = screen.within(screen.getByRole('navigation', { name: 'You are here' }))
    expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Categories',
      'Valves',
      'Ball Valves',
    ])
  })

  test('marks the parent when it is the current category', async () => {
    const screen = await show({}, '<trade-category category-id="1" kind="product"></trade-category>')
    await screen.findByRole('heading', { level: 1, name: 'Valves' })
    expect(menu(screen).map(([, , current]) => current)).toEqual(['page', null, null])
  })

  test('on a narrow screen, a button opens it and following a link closes it', async () => {
    const screen = await show()
    // Hidden when there is space for the menu.
    const label = await screen.findByText('Related categories')
    const isOpen = () => label.closest('button')?.getAttribute('aria-expanded')
    expect(isOpen()).toBe('false')
    await screen.user.click(label)
    expect(isOpen()).toBe('true')
    document.addEventListener('trade-navigate', event => event.preventDefault(), { once: true })
    await screen.user.click(screen.getByRole('link', { name: 'Gate Valves' }))
    expect(isOpen()).toBe('false')
  })

  test('a failure of the menu does not affect the list, and can be retried', async () => {
    const screen = await show({ [FAMILY]: inTurn(json(500, {}), valves) })
    await screen.findByText('Total Records 23')
    await screen.findByRole('heading', { level: 1, name: 'Products by Category' })
    expect(screen.queryByRole('alert') === null).toBe(true)
    await screen.user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { level: 1, name: 'Ball Valves' })
  })
})

describe('the list', () => {
  test('an entry shows two pictures, name, category, short description, company and location', async () => {
    const screen = await show({ [LISTING]: listingReply([{ id: 7 }]) })
    const link = await screen.findByRole('link', { name: 'Ball valve 1' })
    expect(link.getAttribute('href')).toBe('https://market.test/product/7')
    const row = link.closest('li')
    expect(row?.textContent).toBe(
      'Ball valve 1ValvesTrunnion mounted, fire safe.Kerteh Flow Control Sdn BhdKerteh, Terengganu',
    )
    expect([...(row?.querySelectorAll('img') ?? [])].map(({ src }) => src)).toEqual([
      'https://api.test/pictures/valve-1.svg',
      'https://api.test/pictures/valve-2.svg',
    ])
    const company = screen.getByRole('link', { name: 'Kerteh Flow Control Sdn Bhd' })
    expect(company.getAttribute('href')).toBe('https://market.test/company/12')
  })

  test('services use their own calls and addresses', async () => {
    const screen = await mount('<trade-category category-id="62" kind="service"></trade-category>', {
      replies: {
        'GET /api/public/service/category': subCategoriesReply({
          id: 16,
          name: 'Inspection',
          categories: [{ id: 62, name: 'Surveys' }],
        }),
        'GET /api/public/service/list/category': listingReply([{ id: 9, name: 'Thickness survey' }]),
      },
    })
    const link = await screen.findByRole('link', { name: 'Thickness survey' })
    expect(link.getAttribute('href')).toBe('https://market.test/service/9')
    await screen.findByRole('heading', { level: 1, name: 'Surveys' })
    expect(menu(screen)[0]).toEqual(['Inspection', 'https://market.test/category/16/services', null])
    expect(screen.network.requests.map(({ query }) => query)).toEqual([
      { categoryId: '62' },
      { categoryId: '62' },
    ])
  })

  test('shows ten entries on a page, without asking the server again', async () => {
    const screen = await show()
    await screen.findByText('Total Records 23')
    await screen.findByText('Page 1 of 3')
    expect(names(screen)).toHaveLength(10)
    await screen.user.click(screen.getByRole('button', { name: 'Page 3' }))
    await screen.findByText('Page 3 of 3')
    expect(names(screen)).toEqual(['Valve 21', 'Valve 22', 'Valve 23'])
    expect(screen.element.shadowRoot?.activeElement?.textContent).toContain('Total Records')
    expect(screen.network.calls(LISTING)).toHaveLength(1)
    expect(screen.events.at(-1)).toEqual({
      type: 'trade-category-change',
      detail: { categoryId: 46, kind: 'product', page: 3 },
    })
    expect(screen.element.outerHTML).toBe(html)
  })

  test('the host can set the page, also for another category', async () => {
    const screen = await show({}, html.replace('kind', 'page="2" kind'))
    await screen.findByText('Page 2 of 3')
    await screen.user.click(screen.getByRole('button', { name: 'Page 3' }))
    await screen.findByText('Page 3 of 3')
    screen.element.setAttribute('category-id', '47')
    await screen.findByRole('heading', { level: 1, name: 'Gate Valves' })
    await screen.findByText('Page 2 of 3')
  })

  test('shows ten rows of 10,000 entries', async () => {
    const screen = await show({ [LISTING]: many(10_000) })
    await screen.findByText('Total Records 10,000')
    expect(names(screen)).toHaveLength(10)
    await screen.user.click(screen.getByRole('button', { name: 'Page 1000' }))
    await screen.findByText('Page 1,000 of 1,000')
    expect(names(screen)[9]).toBe('Valve 10000')
  })

  test('a page past the last one offers the first', async () => {
    const screen = await show({}, html.replace('kind', 'page="99" kind'))
    await screen.findByRole('heading', { name: 'There is no page 99' })
    await screen.user.click(screen.getByRole('button', { name: 'Go to page 1' }))
    await screen.findByText('Page 1 of 3')
  })
})

test.each(['46', '7'])('without a kind, shows only the id %s and requests nothing', async id => {
  const screen = await mount(`<trade-category category-id="${id}"></trade-category>`)
  const heading = await screen.findByRole('heading', { level: 1, name: `Category ${id}` })
  expect(heading.textContent).toBe(`Category ${id}`)
  await vi.waitFor(() => expect(screen.events.map(({ type }) => type)).toEqual(['trade-ready']))
  expect(screen.network.requests).toEqual([])
})

describe('states', () => {
  test.each([
    ['list', LISTING, many(23)],
    ['menu', FAMILY, valves],
  ])('shows that the %s is loading, then that it is ready', async (_, call, answer) => {
    const held = later()
    const screen = await show({ [call]: held })
    expect(screen.getByText('Loading').textContent).toBe('Loading')
    expect(screen.events).toEqual([])
    held.release(answer)
    await screen.findByRole('link', { name: 'Valve 1' })
    expect(menu(screen)).toHaveLength(3)
    expect(screen.events.map(({ type }) => type)).toEqual(['trade-ready'])
  })

  test('shows the fallback of the host until the list has loaded', async () => {
    const held = later()
    const screen = await show({ [LISTING]: held }, html.replace('></', '><a href="/c">Valves</a></'))
    expect(screen.queryByRole('heading') === null).toBe(true)
    held.release(many(1))
    await screen.findByRole('link', { name: 'Valve 1' })
  })

  test('an empty category leads to its parent and to the search', async () => {
    const screen = await show({ [LISTING]: [] })
    await screen.findByRole('heading', { name: 'Nothing is listed in Ball Valves yet' })
    expect(screen.getByRole('link', { name: 'See all of Valves' }).getAttribute('href')).toBe(
      'https://market.test/category/1/products',
    )
    expect(screen.getByRole('link', { name: 'Search the marketplace' }).getAttribute('href')).toBe(
      'https://market.test/search',
    )
    expect(screen.queryByRole('navigation', { name: 'Pages' }) === null).toBe(true)
  })

  test('an unknown category is not found, and leads to all categories', async () => {
    const screen = await show({ [FAMILY]: json(404, {}), [LISTING]: json(404, {}) })
    await screen.findByRole('heading', { name: 'Not found' })
    expect(screen.getByRole('link', { name: 'Browse all categories' }).getAttribute('href')).toBe(
      'https://market.test/categories',
    )
  })

  test('shows a server error, and loads again on retry', async () => {
    const screen = await show({ [LISTING]: inTurn(json(500, {}), many(1)) })
    await screen.findByText('The server has a problem. Please try again in a few minutes.')
    await screen.user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('link', { name: 'Valve 1' })
  })

  test('says that the user is offline', async () => {
    const screen = await show({ [FAMILY]: fault('offline'), [LISTING]: fault('offline') })
    await screen.findByRole('heading', { name: 'You are offline' })
  })

  test('shows an error for a missing id', async () => {
    const screen = await mount('<trade-category kind="product"></trade-category>')
    expect((await screen.findByRole('alert')).textContent).toContain('category-id')
  })
})

test('a category without a name has no menu beside it', async () => {
  const screen = await mountStory(MissingFields)
  await screen.findByText('Stud bolt')
  expect(screen.queryByRole('navigation', { name: 'Related categories' }) === null).toBe(true)
})
