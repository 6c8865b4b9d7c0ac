import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { withEtag } from './etag.ts'

const app = new Hono()
  .use(async (c, next) => {
    await next()
    c.header('X-Later', 'yes')
  })
  .get('/', withEtag(), c => c.text('A reply'))

/** Collects garbage, and lets Node do what follows from it. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  for (let times = 0; times < 3; times++) {
    collect()
    await new Promise(setImmediate)
  }
}

test('a reply stays whole when earlier objects for it are garbage-collected before it is read', async () => {
  const reply = await app.request('/')
  await collectGarbage()
  expect(await reply.text()).toBe('A reply')
  expect(reply.headers.get('x-later')).toBe('yes')
})

test('a caller who has the reply gets 304, and no caller gets a part', async () => {
  const tag = (await app.request('/')).headers.get('etag') ?? ''
  expect(tag).toMatch(/^"[0-9a-f]{40}"$/)
  const again = await app.request('/', { headers: { 'If-None-Match': tag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const part = await app.request('/', { headers: { Range: 'bytes=2-' } })
  expect([part.status, await part.text()]).toEqual([200, 'A reply'])
})
