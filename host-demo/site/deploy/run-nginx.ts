import { execFileSync, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as plainRequest } from 'node:http'
import { type RequestOptions, request } from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { vi } from 'vitest'
import { adapt, env } from './configuration.ts'

export type RunningNginx = Awaited<ReturnType<typeof runNginx>>

/** Runs nginx with `nginx.conf` in front of two ports, for tests, as a process of our own. */
export async function runNginx([first, second]: readonly [number, number]) {
  const folder = mkdtempSync(join(tmpdir(), 'trade-nginx-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=market.example', '-days', '2', '-nodes', '-newkey', 'rsa:2048', '-x509']
  execFileSync('openssl', ['req', ...subject, '-keyout', key, '-out', cert], { stdio: 'pipe' })
  const [http, https] = [await freePort(20_000), await freePort(25_000)]
  const site = adapt('nginx.conf', folder, {
    'listen 80': `listen 127.0.0.1:${http}`,
    'listen 443 ': `listen 127.0.0.1:${https} `,
    'listen [::]:80;': '',
    'listen [::]:80 default_server;': '',
    'listen [::]:443 ssl http2;': '',
    'listen [::]:443 ssl http2 default_server;': '',
    '/etc/letsencrypt/live/market.example/fullchain.pem': cert,
    '/etc/letsencrypt/live/market.example/privkey.pem': key,
    '/var/log/nginx': folder,
    '127.0.0.1:4173': `127.0.0.1:${first}`,
    '127.0.0.1:4174': `127.0.0.1:${second}`,
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(name => `${name}_temp_path ${join(folder, name)};`)
    .join(' ')
  const main = join(folder, 'main.conf')
  const own = `daemon off; master_process off; pid ${folder}/pid; error_log stderr crit;`
  writeFileSync(main, `${own} events {} http { ${temporary} include ${site}; }`)
  const options = ['-e', 'stderr', '-p', folder, '-c', main]
  execFileSync('nginx', ['-t', '-q', ...options], { env, stdio: 'inherit' })
  const nginx = spawn('nginx', options, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  /** Asks without TLS. */
  const askPlainly = async (path: string, host = 'market.example') => {
    const asked = plainRequest({ host: '127.0.0.1', port: http, path, headers: { host } }).end()
    const [response] = await once(asked, 'response')
    return { status: Number(response.statusCode), headers: response.headers, body: await text(response) }
  }
  await vi.waitFor(() => askPlainly('/api/'), { timeout: 10_000 })

  return {
    askPlainly,
    https,
    /** Returns the log so far, of visits and errors. */
    logs: () =>
      readdirSync(folder)
        .filter(name => name.endsWith('.log'))
        .map(name => readFileSync(join(folder, name), 'utf8'))
        .join('\n'),
    async ask(path: string, options: RequestOptions = {}, body?: Uint8Array) {
      const headers = { host: 'market.example', ...options.headers }
      const where = { host: '127.0.0.1', port: https, path, rejectUnauthorized: false }
      const asked = request({ ...where, ...options, headers }).end(body)
      const [response] = await once(asked, 'response')
      return { status: Number(response.statusCode), headers: response.headers, body: await text(response) }
    },
    async close() {
      nginx.kill()
      await once(nginx, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}

/** Returns a free port below those of outgoing connections, which would interfere. */
async function freePort(from: number): Promise<number> {
  const port = randomInt(from, from + 5000)
  const server = createServer().listen(port, '127.0.0.1')
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return freePort(from)
  await once(server.close(), 'close')
  return port
}
