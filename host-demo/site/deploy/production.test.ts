import { execFileSync, spawn } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { tokenOf } from '#host-demo/checks/browser/tools/sign-in.ts'

// A machine as running-it-for-real.mdx sets it up: the repository, a build, and the packages of production.
const root = fileURLToPath(new URL('../../..', import.meta.url))
const parts = ['package.json', 'package-lock.json', 'tsconfig.json', 'host-demo', 'shared', 'widgets', 'dist']
const SETUP_TIMEOUT = 300_000

let folder: string
let market: { url: string; partnerUrl: string; said: () => string; stop: () => Promise<unknown> }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trade-production-'))
  for (const part of parts) await cp(join(root, part), join(folder, part), { recursive: true })
  const install = 'ci --omit=dev --ignore-scripts --prefer-offline --no-audit --no-fund'
  execFileSync('npm', install.split(' '), { cwd: folder, stdio: 'pipe' })
  market = await start()
}, SETUP_TIMEOUT)
afterAll(async () => {
  await market?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Runs the command of the service. */
async function start(): Promise<typeof market> {
  const unit = await readFile(new URL('trade-widgets@.service', import.meta.url), 'utf8')
  const [, command = ''] = /^ExecStart=\/usr\/bin\/node (.+)$/m.exec(unit) ?? []
  const { DATABASE_URL: _, ...around } = process.env
  const env = { ...around, PORT: '0', PARTNER_PORT: '0' }
  const server = spawn(process.execPath, command.split(' '), { cwd: folder, env })
  const ended = new Promise(resolve => server.once('exit', resolve))
  let said = ''
  const listening = new Promise<void>(resolve => {
    for (const output of [server.stdout, server.stderr])
      output.on('data', text => {
        said += text
        if (said.includes('Stop with Ctrl+C')) resolve()
      })
  })
  await Promise.race([listening, ended.then(() => expect.fail(said))])
  const [url = '', partnerUrl = ''] = [/Storefront +(\S+)/, /Partner pages +(\S+)/].map(
    line => line.exec(said)?.[1] ?? '',
  )
  const stop = () => {
    server.kill()
    return ended
  }
  return { url, partnerUrl, said: () => said, stop }
}

const rfqBody = {
  toTenantId: 1,
  rfqBody: 'Lead time?',
  fromUserId: 1,
  productName: 'Valve',
  productServiceId: 1,
  productUomId: 1,
  categoryTypeId: 1,
  quantity: 3,
}

const textAt = async (address: string): Promise<string> => {
  const reply = await fetch(address)
  expect([address, reply.status]).toEqual([address, 200])
  return reply.text()
}

test('only packages of production are installed', async () => {
  const installed = await readdir(join(folder, 'node_modules'))
  const lock = await readFile(join(root, 'package-lock.json'), 'utf8')
  const { packages }: { packages: Record<string, { dev?: boolean }> } = JSON.parse(lock)
  const unneeded = Object.keys(packages).flatMap(path =>
    packages[path]?.dev ? [path.replace('node_modules/', '')] : [],
  )
  expect(unneeded.length).toBeGreaterThan(30)
  expect(installed.filter(name => unneeded.includes(name))).toEqual([])
})

test('pages, elements, the API, the reference and the pages of partners are served', async () => {
  expect(await textAt(`${market.url}/product/1`)).toContain('<h1')
  expect(await textAt(`${market.url}/render/trade-product?product-id=1&data-locale=en`)).toContain('Trunnion')
  expect(await textAt(`${market.url}/api/public/product/detail?productId=1`)).toContain('productDetail')
  for (const path of ['/trade-widgets.js', '/developers', '/app/dashboard/menu', '/sitemap-products.xml'])
    await textAt(market.url + path)
  for (const path of ['/', '/bootstrap.html', '/vendor/bootstrap-3/css/bootstrap.min.css'])
    await textAt(market.partnerUrl + path)
})

test('a member’s request for quotation is stored', async () => {
  const headers = {
    authorization: `Bearer ${await tokenOf(demoMembers.buyer, market.url)}`,
    'content-type': 'application/json',
  }
  const sent = await fetch(`${market.url}/api/public/rfq/new2?attachmentUrl=&fileName=`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...rfqBody, title: 'RFQ : Valves for Miri' }),
  })
  expect(sent.status).toBe(200)
  const listed = await fetch(`${market.url}/api/dashboard/quotes`, { headers })
  expect(await listed.text()).toContain('Valves for Miri')
})

test('the server has reported no fault', () => {
  expect(market.said()).not.toMatch(/warn|error|not found/i)
})
