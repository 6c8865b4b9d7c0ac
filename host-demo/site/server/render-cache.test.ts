import { expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'
import { RenderCache, type Rendered } from './render-cache.ts'

const unexpected = (fault: unknown): void => {
  throw fault
}

const page = (body: string): (() => Promise<Rendered>) => {
  const rendered: Rendered = { status: 200, headers: {}, mayKeep: true, body }
  return async () => rendered
}

/** Returns a text that does not compress. */
const noise = (seed: number): string =>
  Array.from({ length: 1_000 }, (_, at) =>
    Math.abs(Math.sin(seed * 1_000 + at))
      .toString(36)
      .slice(2),
  ).join('')

test('10,000 different pages stay within the limit, and the last ones are kept', async () => {
  const bytes = 200_000
  const cache = new RenderCache({ bytes })
  const body = noise(1)
  for (let at = 0; at < 10_000; at += 1) {
    await cache.get(`/search?keyword=${at}`, page(at % 100 === 0 ? body : String(at)), unexpected)
    expect(cache.size).toBeLessThanOrEqual(bytes)
  }
  expect(cache.lacks('/search?keyword=9999')).toBe(false)
  expect(cache.lacks('/search?keyword=1')).toBe(true)
})

test('a page larger than the cache is shown and not kept', async () => {
  const cache = new RenderCache({ bytes: 5_000 })
  expect(await (await cache.get('a', page(noise(2)), unexpected))?.body('identity')).toEqual(
    Buffer.from(noise(2)),
  )
  expect(cache.size).toBe(0)
})

test('a page whose data changed during rendering is not kept', async () => {
  const cache = new RenderCache()
  let finish = (_: Rendered): void => {}
  const old = cache.get(
    'a',
    () =>
      new Promise(resolve => {
        finish = resolve
      }),
    unexpected,
  )
  cache.clear()
  const fresh = await cache.get('a', page('new'), unexpected)
  finish(await page('old')())
  expect(String(await (await old)?.body('identity'))).toBe('old')
  const kept = await cache.get('a', page('newer'), unexpected)
  expect(kept?.etag).toBe(fresh?.etag)
})

test('an address is cached without the parameters that its page does not read', () => {
  const known = (path: string) => pageAddress(new URL(path, 'http://market.example'))
  expect(known('/product/1?utm_source=x&page=2').url.href).toBe('http://market.example/product/1')
  expect(known('/search?sort=name&x=1&keyword=valve').url.search).toBe('?keyword=valve&sort=name')
  expect(known('/search?keyword=valve&page=abc').key).toBe(known('/search/?keyword=valve').key)
  expect(known('/search?keyword=valve').key).not.toBe(known('/search?keyword=pipe').key)
  expect(known('/nowhere').key).toBe(known('/elsewhere?a=b').key)
  expect(known('/nowhere').key).not.toBe(known('/').key)
})
