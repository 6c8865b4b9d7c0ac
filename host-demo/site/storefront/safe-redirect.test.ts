import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isRouted, safeRedirect } from './safe-redirect.ts'

const storefront = 'https://market.test'

test.each([
  '/',
  '/product/7',
  '/rfq/product/7',
  '/search?keyword=ball+valve&tab=services',
  '/company/5/contactUs/4/subject/1%2F2%22%20100%25',
])('%s is allowed after a sign-in', next => {
  expect(safeRedirect(next, storefront)).toBe(`${storefront}${next}`)
  expect(safeRedirect(next, `${storefront}/shop`)).toBe(`${storefront}/shop${next}`)
})

test.each([
  undefined,
  '',
  'product/7',
  '//elsewhere.test',
  '/\\elsewhere.test',
  '\\\\elsewhere.test',
  '/\t/elsewhere.test',
  '/\n/elsewhere.test',
  '/.//elsewhere.test',
  '/%2e//elsewhere.test',
  'https://elsewhere.test',
  'https:elsewhere.test',
  'javascript:alert(1)',
  'data:text/html,x',
  '@elsewhere.test',
  '/product\\7',
  '/api/tenant/auth',
  '/app/dashboard/menu',
  '/developers',
  '/developers/trade-rfq',
  '/API/outbox',
  '/shop/../app/dashboard/menu',
])('%s is not allowed after a sign-in', next => {
  expect(safeRedirect(next, storefront)).toBeUndefined()
})

test('a path with dots cannot leave its prefix', () => {
  expect(safeRedirect('/../elsewhere', `${storefront}/shop`)).toBeUndefined()
})

test('addresses of the server are not routed', () => {
  const routed = (address: string): boolean => isRouted(new URL(address, storefront), storefront)
  expect(['/', '/product/7', '/apiary', '/nowhere'].filter(routed)).toHaveLength(4)
  expect(
    ['/api', '/api/x', '/app/dashboard/menu', '/partner/', 'http://market.test/'].filter(routed),
  ).toEqual([])
})

const { CORPORA } = process.env

test.runIf(CORPORA)(
  'no address of the public collections leaves this storefront (needs CORPORA)',
  async () => {
    const text = await readFile(join(CORPORA ?? '', 'patt-open-redirect-payloads.txt'), 'utf8')
    const payloads = text.split(/\r?\n/).filter(line => line !== '')
    expect(payloads.length).toBeGreaterThan(100)
    for (const payload of payloads) {
      for (const next of [payload, `/${payload}`, safelyDecoded(payload)]) {
        const address = safeRedirect(next, storefront)
        if (address !== undefined) expect(new URL(address).origin).toBe(storefront)
      }
    }
  },
)

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
