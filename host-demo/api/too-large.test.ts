import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { START_TIMEOUT, startApi, type TestApi } from './testing/start-api.ts'

let api: TestApi
let server: ReturnType<typeof createAdaptorServer>
beforeAll(async () => {
  api = await startApi()
  server = createAdaptorServer({ fetch: api.app.fetch })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
}, START_TIMEOUT)
afterAll(async () => {
  await new Promise(resolve => server.close(resolve))
  await api.close()
})

const portOf = () => (server.address() as AddressInfo).port

test('over a real connection, an upload that is too large is answered before it is complete', async () => {
  const headers = {
    authorization: `Bearer ${await api.asBuyer()}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': 1024 ** 3,
  }
  const path = '/api/upload/Public/Inquiry/Doc'
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const sending = request({ port: portOf(), host: '127.0.0.1', method: 'POST', path, headers }, answer => {
      resolve(answer.statusCode)
      sending.destroy()
    })
    sending.on('error', reject)
    sending.write('--x\r\n')
  })
  expect(status).toBe(413)
})

test('an answer that closes the connection says so, and the next request succeeds', async () => {
  const send = (path: string, body?: string) =>
    fetch(`http://127.0.0.1:${portOf()}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json' },
      ...(body && { body }),
    })
  for (let time = 0; time < 20; time += 1) {
    const refused = await send('/api/public/newsletter/add', JSON.stringify({ email: 'x'.repeat(900_000) }))
    expect([refused.status, refused.headers.get('Connection')]).toEqual([413, 'close'])
    expect(await refused.json()).toMatchObject({ ReturnCode: 413 })
    expect((await send('/api/health')).status).toBe(200)
  }
})
