import { describe, expect, test, vi } from 'vitest'
import { mount, mountStory, type Screen } from '#shared/testing/mount.ts'
import { searchReply } from '#shared/testing/replies.ts'
import './category.element.ts'
import { GroupedPage, Refined } from './category.stories.ts'

const LISTING = 'GET /api/public/product/list/category'
const SEARCH = 'GET /api/public/search/item'
const { html, scene } = Refined

const changes = (screen: Screen) =>
  screen.events.filter(({ type }) => type === 'trade-category-change').map(({ detail }) => detail)

const asked = (screen: Screen, call = SEARCH) => screen.network.calls(call).map(({ query }) => query)

describe('with search-extensions', () => {
  test('sorts the whole list, filters it by states with counts, and clears the filters', async () => {
    const screen = await mount(html.replace('kind', 'page="2" kind'), scene)
    await screen.findByText('Page 2 of 3')
    await screen.user.selectOptions(await screen.findByLabelText('Sort'), 'Newest')
    await screen.findByText('Page 1 of 3')
    await screen.user.click(await screen.findByRole('checkbox', { name: 'Sarawak 7', checked: false }))
    await screen.findByText('Total Records 7')
    await screen.findByRole('checkbox', { name: 'Sarawak 7', checked: true })
    await screen.user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await screen.findByText('Page 1 of 3')
    const plain = { searchKeyword: '', itemType: 'PRODUCTS', categoryId: '46', facts: '' }
    expect(asked(screen)).toMatchObject([
      { ...plain, sort: 'relevance', state: '', PageNumber: '2' },
      { ...plain, sort: 'newest', state: '', PageNumber: '1' },
      { ...plain, sort: 'newest', state: 'Sarawak', PageNumber: '1' },
    ])
    expect(asked(screen, LISTING)).toEqual([])
    const newest = { categoryId: 46, kind: 'product', page: 1, sort: 'newest' }
    expect(changes(screen)).toMatchObject([
      { ...newest, state: '' },
      { ...newest, state: 'Sarawak' },
      { ...newest, state: '' },
    ])
  })

  test('counts states and facts in this category; only the menu leads to other categories', async () => {
    const screen = await mount(html, scene)
    await screen.findByRole('checkbox', { name: 'Terengganu 16' })
    expect(asked(screen, 'GET /api/public/search/item/count')).toMatchObject([
      { keyword: '', state: '', categoryId: '46', facets: '1' },
    ])
    expect(screen.queryByRole('checkbox', { name: /Seamless Pipe/ })).toBeNull()
    await screen.user.click(screen.getByRole('checkbox', { name: '600# 12' }))
    await screen.findByRole('button', { name: 'Remove filter: Class 600#' })
    expect(asked(screen).at(-1)).toMatchObject({ categoryId: '46', facts: 'class:600#' })
    expect(changes(screen)).toMatchObject([{ facts: 'class:600#', page: 1 }])
  })

  test('the host sets sort and state; another category starts at its first page', async () => {
    const screen = await mount(html.replace('kind', 'sort="name" state="Sarawak" kind'), scene)
    await screen.findByText('Total Records 7')
    expect(asked(screen)).toMatchObject([{ categoryId: '46', sort: 'name', state: 'Sarawak' }])
    screen.element.removeAttribute('state')
    await screen.findByText('Page 1 of 3')
    await screen.user.click(screen.getByRole('button', { name: 'Page 3' }))
    await screen.findByText('Page 3 of 3')
    screen.element.setAttribute('category-id', '47')
    await screen.findByText('Page 1 of 3')
    expect(asked(screen).at(-1)).toMatchObject({ categoryId: '47', sort: 'name', state: '' })
  })

  test('names a state without entries, and lets the user clear it', async () => {
    const replies = { ...scene.replies, [SEARCH]: searchReply([], 0) }
    const screen = await mount(html.replace('kind', 'state="Perlis" kind'), { ...scene, replies })
    await screen.findByRole('heading', { name: 'Nothing is listed in Ball Valves, Perlis yet' })
    await screen.user.click(await screen.findByRole('button', { name: 'Clear filters' }))
    await screen.findByRole('heading', { name: 'Nothing is listed in Ball Valves yet' })
  })
})

describe('without search-extensions', () => {
  test('sorts and groups only the page shown, without more requests', async () => {
    const screen = await mountStory(GroupedPage)
    await screen.findByText('Sorted within this page')
    expect(screen.getByText('Total Records 23')).toBeTruthy()
    expect(screen.getByRole('list', { name: /^Kerteh Flow Control Sdn Bhd \d/ })).toBeTruthy()
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(names[0]).toBe('API 6D Trunnion Ball Valve 8" 600# (1)')
    await screen.user.click(screen.getByRole('button', { name: 'Next page' }))
    await screen.findByText('Page 2 of 3')
    expect(screen.network.requests).toHaveLength(2)
  })

  test('ignores the attributes of the extensions', async () => {
    const screen = await mount(html.replace('kind', 'sort="name" state="Johor" kind'), {
      replies: scene.replies ?? {},
    })
    await screen.findByLabelText('Sort within this page')
    await vi.waitFor(() => expect(asked(screen, LISTING)).toEqual([{ categoryId: '46' }]))
  })
})
