import { Hono } from 'hono'
import { afterAll, beforeAll } from 'vitest'
import { type Listening, listen } from '#host-demo/site/server/listen.ts'

/** Opens a site of another origin for the tests of a file. Returns a function that gives its address. */
export function partnerOrigin(addPages: (site: Hono) => void): () => string {
  let listening: Listening | undefined
  beforeAll(async () => {
    const site = new Hono()
    site.get('/favicon.ico', context => context.body(null, 204))
    addPages(site)
    listening = await listen(site.fetch, 0, 'PORT')
  })
  afterAll(() => listening?.close())
  return () => `http://localhost:${listening?.port}`
}
