import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { START_TIMEOUT, startApi, type TestApi } from '../../api/testing/start-api.ts'
import { compressFolder } from '../../package/build/compress.ts'
import { type Listening, listen } from '../server/listen.ts'
import { createSite } from '../server/site.ts'
import { isMissing } from './configuration.ts'
import { type RunningNginx, runNginx } from './run-nginx.ts'

const isTried = !isMissing('nginx') && !isMissing('openssl')

if (!isTried) test('NOT TRIED: nginx.conf, because nginx or openssl is not installed', () => undefined)

describe.runIf(isTried)('behind nginx', () => {
  let folder: string
  let api: TestApi
  let processes: Listening[]
  let nginx: RunningNginx

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'trade-site-'))
    for (const name of ['index.html', 'answer.html', 'dashboard.html', 'frame.html'])
      writeFileSync(join(folder, name), '<h1>Quote Me</h1>'.repeat(100))
    await compressFolder(folder)
    api = await startApi({ trustProxy: true })
    const site = await createSite(folder, api.app, () => '', api.settings)
    const [one, two] = [await listen(site.fetch, 0, 'PORT'), await listen(site.fetch, 0, 'PORT')]
    processes = [one, two]
    nginx = await runNginx([one.port, two.port])
  }, START_TIMEOUT)

  afterAll(async () => {
    await nginx.close()
    await Promise.all(processes.map(each => each.close()))
    await api.close()
    rmSync(folder, { recursive: true })
  })

  test('pages are sent compressed as stored, over HTTP/2', async () => {
    const { status, headers } = await nginx.ask('/product/7', { headers: { 'accept-encoding': 'br' } })
    expect(status).toBe(200)
    expect(headers['content-encoding']).toBe('br')
    expect(headers.vary).toBe('Accept-Encoding')
    expect(await protocolOf({ ALPNProtocols: ['h2'] })).toBe('h2')
  })

  test('TLS 1.2 is the oldest version', async () => {
    expect(await protocolOf({ maxVersion: 'TLSv1.2' })).toBe(false)
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' }
    await expect(protocolOf(old)).rejects.toThrow('alert protocol version')
  })

  test('every answer has the header that requires TLS, once', async () => {
    for (const path of ['/', '/api/health', '/api/nowhere', '/app/nowhere', '/chunks/nowhere.js'])
      expect((await nginx.ask(path)).headers['strict-transport-security'], path).toBe('max-age=31536000')
  })

  test('without TLS, pages redirect and calls are refused', async () => {
    const page = await nginx.askPlainly('/search?keyword=pump')
    expect([page.status, page.headers.location]).toEqual([301, 'https://market.example/search?keyword=pump'])
    const call = await nginx.askPlainly('/api/health')
    expect([call.status, call.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8'])
  })

  test.each(['evil.test', '127.0.0.1', 'market.example.evil.test', ''])(
    'a request for the host "%s" gets no answer',
    async host => {
      await expect(nginx.askPlainly('/', host)).rejects.toThrow(/hang up|400|reset/)
      await expect(nginx.ask('/', { headers: { host }, servername: 'market.example' })).rejects.toThrow()
    },
  )

  test('the server uses the address that nginx saw, whatever a visitor sends', async () => {
    const forged = { 'x-forwarded-for': '9.9.9.9', 'x-real-ip': '9.9.9.9', forwarded: 'for=9.9.9.9' }
    await nginx.ask('/api/health', { localAddress: '127.0.0.2', headers: forged })
    expect(JSON.parse(api.log.at(-1) ?? '')).toMatchObject({ path: '/api/health', address: '127.0.0.2' })
  })

  test('a PDF of 9 MB is accepted, and the server itself refuses one of 11 MB as too large', async () => {
    const token = await api.asBuyer()
    const send = async (megabytes: number) => {
      const form = new FormData()
      form.append('file', new File(['%PDF-1.7', new Uint8Array(megabytes * 1024 ** 2)], 'a.pdf'))
      const coded = new Response(form)
      const type = coded.headers.get('content-type') ?? ''
      const headers = { authorization: `Bearer ${token}`, 'content-type': type }
      const body = new Uint8Array(await coded.arrayBuffer())
      return nginx.ask('/api/upload/Public/Inquiry/Doc', { method: 'POST', headers }, body)
    }
    expect((await send(9)).status).toBe(200)
    const { status, headers, body } = await send(11)
    expect([status, headers['access-control-allow-origin']]).toEqual([413, '*'])
    expect(body).toContain('at most 10 MB')
  })

  test('no log holds a query, because the address of the dashboard holds a token', async () => {
    await nginx.ask('/app/dashboard/menu?token=SECRET', {
      headers: { referer: 'https://x.test/?token=SECRET' },
    })
    await vi.waitFor(() => expect(nginx.logs()).toContain('GET "/app/dashboard/menu" 200'))
    expect(nginx.logs() + api.log.join()).not.toContain('SECRET')
  })

  test.each(['%23', '%2523'])(
    'a link of a mail with %s leads to its page, and no log holds its secret',
    async encoded => {
      const { status, headers } = await nginx.ask(`/answer${encoded}SECRET-OF-MAIL`)
      expect([status, headers.location]).toEqual([302, '/answer#SECRET-OF-MAIL'])
      await nginx.askPlainly(`/answer${encoded}SECRET-OF-MAIL`)
      await vi.waitFor(() => expect(nginx.logs().match(/GET "\/answer" 30[12]/g)?.length).toBeGreaterThan(1))
      expect(nginx.logs() + api.log.join()).not.toContain('SECRET')
    },
  )

  const protocolOf = async (options: object): Promise<string | false | null> => {
    const socket = connect({ host: '127.0.0.1', port: nginx.https, rejectUnauthorized: false, ...options })
    await once(socket, 'secureConnect').finally(() => socket.destroy())
    return socket.alpnProtocol
  }
})

describe.runIf(isTried)('behind nginx, a process that dies during a request', () => {
  test.each([
    ['GET', '/api/health?token=SECRET', 200, ['dying', 'living']],
    ['POST', '/api/public/chat?token=SECRET', 502, ['dying']],
    ['PUT', '/api/Admin/contact/us?token=SECRET', 502, ['dying']],
  ])(
    '%s %s: a read passes to the next process, and a write is sent once',
    async (method, path, status, seen) => {
      const asked: string[] = []
      const dying = createServer(({ socket }) => {
        asked.push('dying')
        socket.destroy()
      })
      const living = createServer((_, response) => {
        asked.push('living')
        response.end('here')
      })
      const servers = [dying, living].map(server => server.listen(0, '127.0.0.1'))
      await Promise.all(servers.map(server => once(server, 'listening')))
      const [first = 0, second = 0] = servers.map(server => (server.address() as AddressInfo).port)
      const nginx = await runNginx([first, second])
      onTestFinished(async () => {
        await nginx.close()
        for (const server of servers) server.close()
      })
      const answer = await nginx.ask(path, { method })
      expect([answer.status, asked]).toEqual([status, seen])
      if (status === 502) {
        expect(answer.headers['access-control-allow-origin']).toBe('*')
        expect(answer.headers['strict-transport-security']).toBe('max-age=31536000')
        expect(JSON.parse(answer.body)).toMatchObject({ ReturnCode: 502 })
      }
      expect(nginx.logs()).not.toContain('SECRET')
    },
  )
})
