import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
  test.each([
    ['trade-product', { 'product-id': '1' }],
    ['trade-service', { 'service-id': '1' }],
    ['trade-search', { keyword: 'valve' }],
    ['trade-company', { 'company-id': '1' }],
    ['trade-rfq', { kind: 'product', 'item-id': '1' }],
    ['trade-header', {}],
    ['trade-menu', {}],
    ['trade-footer', {}],
    ['trade-hero', {}],
    ['trade-banner', { name: 'register' }],
    ['trade-category-carousel', { kind: 'product' }],
    ['trade-recommended', { kind: 'product' }],
    ['trade-categories', {}],
    ['trade-category', { 'category-id': '1', kind: 'product' }],
    ['trade-category', { 'category-id': '1' }],
    ['trade-inquiry', { 'company-id': '1' }],
    ['trade-chat', { 'company-id': '1' }],
    ['trade-sent', {}],
    ['trade-rfq-list', {}],
    ['trade-contact', {}],
    ['trade-tenders', {}],
    ['trade-page', { name: 'aboutUs' }],
    ['trade-newsletter', {}],
    ['trade-browser-notice', {}],
    ['trade-login', {}],
    ['trade-login', { open: '' }],
    ['trade-recovery', {}],
    ['trade-register', {}],
  ])('%s %j', async (tag, attributes) => {
    const done = await renderElement(tag, attributes, optionsFor())
    expect(done.isMissing).toBe(false)
    expect(done.html).toMatch(/^<div class="trade-root" data-served lang="en">/)
    expect(done.html).not.toContain('<!--$!-->')
  })
})
