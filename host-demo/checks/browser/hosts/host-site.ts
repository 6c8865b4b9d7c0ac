import { Hono } from 'hono'
import { type Listening, listen } from '#host-demo/site/server/listen.ts'
import { isElementTag } from '#widgets/runtime/elements.ts'
import { elementScenarios } from './element-scenarios.ts'
import type { Host } from './host.ts'
import { otherVersion, readHostFile } from './host-files.ts'
import { hostPage, policyFor } from './host-page.ts'
import { hosts } from './hosts.ts'

export type HostSite = {
  url(host: Host, tag: string, without?: boolean): string
  blank: string
  close(): Promise<void>
}

/** Opens the partners' origin: a page for every host with every element, and the files of the hosts. */
export async function openHostSite(market: string): Promise<HostSite> {
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
    const html = hostPage({ host, tag, widget: elementScenarios[tag], market, without })
    return context.html(html, 200, host.policy ? { 'content-security-policy': policyFor(market) } : {})
  })
  const { port, close }: Listening = await listen(site.fetch, 0, 'PORT')
  const origin = `http://localhost:${port}`
  return {
    blank: `${origin}/blank`,
    url: (host, tag, without = false) =>
      `${origin}/${hosts.indexOf(host)}/${tag}${without ? '?without' : ''}`,
    close,
  }
}
