import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examples, widgetTags } from '#elements/tags.ts'
import { START_TIMEOUT, startApi, type TestApi } from '#host-demo/api/testing/start-api.ts'
import { type RenderOptions, renderElement } from '#widgets/runtime/render-element.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, START_TIMEOUT)
afterAll(() => api.close())

const origin = 'http://market.example'

const optionsFor = (settings: Partial<RenderOptions['settings']> = {}): RenderOptions => ({
  settings: { apiHost: origin, storefront: origin, locale: 'en', ...settings },
  read: async address => {
    const { pathname, search } = new URL(address)
    const { status, body } = await api.get(pathname + search)
    return { status, body: JSON.stringify(body) }
  },
})

describe('every element', () => {
  test.each<readonly [string, Readonly<Record<string, string>>]>([
    ...widgetTags.map(tag => [tag, examples[tag].attributes] as const),
    ['trade-category', { 'category-id': '1' }],
    ['trade-login', { open: '' }],
  ])('%s %j', async (tag, attributes) => {
    const done = await renderElement(tag, attributes, optionsFor())
    expect(done.isMissing).toBe(false)
    expect(done.html).toMatch(/^<div class="trade-root" data-served lang="en">/)
    expect(done.html).not.toContain('<!--$!-->')
  })
})
