import { describe, expect, test, vi } from 'vitest'
import { mount, mountStory, type Screen } from '#shared/testing/mount.ts'
import './category.element.ts'
import { GroupedPage, Refined } from './category.stories.ts'

const LISTING = 'GET /api/public/product/list/category'
const { html, scene } = Refined

const asked = (screen: Screen) => screen.network.calls(LISTING).map(({ query }) => query)
const changes = (screen: Screen) =>
  screen.events.filter(({ type }) => type === 'trade-category-change').map(({ detail }) => detail)

describe('with search-extensions', () => {
  test('sorts the whole list, filters it by states with counts, and clears the filters', async () => {
    const screen = await mount(html.replace('kind', 'page="2" kind'), scene)
    await screen.findByText('11–20 of 23')
    await screen.user.selectOptions(await screen.findByLabelText('Sort'), 'Newest')
    await screen.findByText('1–10 of 23')
    await screen.user.click(await screen.findByRole('button', { name: 'Sarawak 7', pressed: false }))
    await screen.findByText('1–7 of 7')
    await screen.findByRole('button', { name: 'Sarawak 7', pressed: true })
    await screen.user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await screen.findByText('1–10 of 23')
    const plain = { categoryId: '46' }
    expect(asked(screen)).toEqual([
      plain,
      { ...plain, sort: 'newest', state: '' },
      { ...plain, sort: 'newest', state: 'Sarawak' },
    ])
    const newest = { categoryId: 46, kind: 'product', page: 1, sort: 'newest' }
    expect(changes(screen)).toEqual([
      { ...newest, state: '' },
      { ...newest, state: 'Sarawak' },
      { ...newest, state: '' },
    ])
  })

  test('counts states in this category; only the menu leads to other categories', async () => {
    const screen = await mount(html, scene)
    await screen.findByRole('button', { name: 'Terengganu 16' })
    expect(screen.network.calls('GET /api/public/search/item/count').map(({ query }) => query)).toEqual([
      { keyword: '', state: '', categoryId: '46', facets: '1' },
    ])
    expect(screen.queryByRole('button', { name: /Seamless Pipe/ })).toBeNull()
  })

  test('the host sets sort and state; another category starts at its first page', async () => {
    const screen = await mount(html.replace('kind', 'sort="name" state="Sarawak" kind'), scene)
    await screen.findByText('1–7 of 7')
    expect(asked(screen)).toEqual([{ categoryId: '46', sort: 'name', state: 'Sarawak' }])
    screen.element.removeAttribute('state')
    await screen.findByText('1–10 of 23')
    await screen.user.click(screen.getByRole('button', { name: 'Page 3' }))
    await screen.findByText('21–23 of 23')
    screen.element.setAttribute('category-id', '47')
    await screen.findByText('1–10 of 23')
    expect(asked(screen).at(-1)).toEqual({ categoryId: '47', sort: 'name', state: '' })
  })

  test('names a state without entries, and lets the user clear it', async () => {
    const replies = { ...scene.replies, [LISTING]: [] }
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
    expect(screen.getByText('1–10 of 23')).toBeTruthy()
    expect(screen.getByRole('list', { name: /^Kerteh Flow Control Sdn Bhd \(/ })).toBeTruthy()
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(names[0]).toBe('API 6D Trunnion Ball Valve 8" 600# (1)')
    await screen.user.click(screen.getByRole('button', { name: 'Next page' }))
    await screen.findByText('11–20 of 23')
    expect(screen.network.requests).toHaveLength(2)
  })

  test('ignores the attributes of the extensions', async () => {
    const screen = await mount(html.replace('kind', 'sort="name" state="Johor" kind'), {
      replies: scene.replies ?? {},
    })
    await screen.findByLabelText('Sort within this page')
    await vi.waitFor(() => expect(asked(screen)).toEqual([{ categoryId: '46' }]))
  })
})
