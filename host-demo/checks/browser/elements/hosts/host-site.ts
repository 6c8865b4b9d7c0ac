import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { compile } from 'tailwindcss'
import { listen } from '#host-demo/site/server/listen.ts'
import { isElementTag } from '#widgets/runtime/elements.ts'
import { bundle } from '../../tools/fixtures/serve.ts'
import { hostPage, policyFor } from './host-page.ts'
import { type Host, hosts } from './hosts.ts'
import { scenarioOf } from './scenario-of.ts'

const packages = fileURLToPath(new URL('../../../../../node_modules', import.meta.url))
const build = fileURLToPath(new URL('../../../../../dist/widgets', import.meta.url))

/** Returns true if every file that a host needs is on this machine. */
export function isHere({ scripts = [] }: Host): boolean {
  return scripts.every(file => !file.startsWith('/') || existsSync(file))
}

/** Reads a file that a host needs: from a package, from this machine, or ours in `fixtures/`. */
async function readHostFile(file: string): Promise<string> {
  if (file.startsWith('fixtures/')) return bundle(file.replace('fixtures/', './'))
  if (file.startsWith('/')) return readFile(file, 'utf8')
  const text = await readFile(join(packages, file), 'utf8')
  // It leaves the fonts to the theme, which is the partner's.
  return file.startsWith('tailwindcss/') ? (await compile(text)).build([]) : text
}

/** Returns the same bundle as from another release, with other file names and therefore other content. */
async function otherVersion(file: string): Promise<string> {
  const chunks = await readdir(join(build, 'chunks'))
  const other = (text: string): string =>
    chunks.reduce((changed, name) => changed.replaceAll(name, name.replace('.js', '-other.js')), text)
  return other(await readFile(join(build, file.replace('-other.js', '.js')), 'utf8'))
}

export type HostSite = Awaited<ReturnType<typeof openHostSite>>

/** Opens the partners' origin: a page for every host with every element, and the files of the hosts. */
export async function openHostSite(market: string) {
  const site = new Hono()
  const made = new Map<string, Promise<string>>()
  site.get('/favicon.ico', context => context.body(null, 204))
  site.get('/blank', context => context.html('<!doctype html><title>Blank</title>'))
  site.get('/lib/*', async context => {
    const file = context.req.path.replace('/lib/', '')
    const content = made.get(file) ?? readHostFile(file)
    made.set(file, content)
    const type = file.endsWith('.css') ? 'text/css' : 'text/javascript'
    return context.body(await content, 200, { 'content-type': `${type}; charset=utf-8` })
  })
  site.get('/other-version/:file{.+}', async context => {
    const content = await otherVersion(context.req.param('file'))
    return context.body(content, 200, { 'content-type': 'text/javascript; charset=utf-8' })
  })
  site.get('/:place/:tag', context => {
    const { place, tag } = context.req.param()
    const host = hosts[Number(place)]
    if (!host || !isElementTag(tag)) return context.notFound()
    const without = context.req.query('without') !== undefined
    const html = hostPage({ host, tag, widget: scenarioOf(tag), market, without })
    return context.html(html, 200, host.policy ? { 'content-security-policy': policyFor(market) } : {})
  })
  const { port, close } = await listen(site.fetch, 0, 'PORT')
  const origin = `http://localhost:${port}`
  return {
    blank: `${origin}/blank`,
    url: (host: Host, tag: string, without = false): string =>
      `${origin}/${hosts.indexOf(host)}/${tag}${without ? '?without' : ''}`,
    close,
  }
}
