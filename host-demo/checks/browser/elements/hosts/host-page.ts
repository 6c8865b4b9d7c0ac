import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Host } from './hosts.ts'
import type { ElementScenario } from './scenario-of.ts'

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')

/** The two lines that README tells partners to paste. */
const [, ourScript, ourElement] = found(
  '../../../../../README.md',
  /## On any page\s+```html\n(<script .*><\/script>)\n(<trade-rfq .*<\/trade-rfq>)\n```/,
)

/** The policy that the page about content policies says is enough. */
const [, ourPolicy] = found('../../../../site/developers/content-policies.md', /```\n(default-src .*)\n```/)

function found(file: string, pattern: RegExp): readonly [string, string, string] {
  const [all, one = '', other = ''] = pattern.exec(read(file)) ?? []
  if (all === undefined) throw new Error(`${file} no longer holds ${pattern}`)
  return [all, one, other]
}

export const policyFor = (market: string): string => withHosts(ourPolicy, market)

export type PageOptions = {
  host: Host
  tag: string
  widget: ElementScenario
  market: string
  without: boolean
}

/** Returns a page of this host that has the snippet of README for this element. */
export function hostPage({ host, tag, widget, market, without }: PageOptions): string {
  const own = without ? '' : withHosts(ourScript, market)
  const attributes = widget.attributes ? ` ${widget.attributes}` : ''
  const placed = withHosts(ourElement, market)
    .replace(/^<trade-rfq[^>]*>/, `<${tag}${attributes}>`)
    .replace('</trade-rfq>', `</${tag}>`)
  const { inHead, atElement } = ways[host.way ?? 'as written'](own)
  return `${host.quirks ? '' : '<!doctype html>'}
<html lang="en">
<head>
<meta charset="utf-8">
<title>${host.name}</title>
<link rel="icon" href="${market}/favicon.ico">
${(host.styles ?? []).map(file => `<link rel="stylesheet" href="/lib/${file}">`).join('\n')}
${host.css ? `<style>${host.css}</style>` : ''}
${(host.scripts ?? []).map(file => `<script src="/lib/${file}"></script>`).join('\n')}
${host.js ? `<script>${host.js}</script>` : ''}
${host.later ? `<script>${comesLater(`/lib/${host.later}`, without)}</script>` : ''}
${inHead}
</head>
<body>
${ownContent}
<main id="frame">
${atElement}
${placed}
${widget.beside ?? ''}
</main>
</body>
</html>`
}

function withHosts(html: string, market: string): string {
  return html.replace(/https:\/\/(cdn|api|market)\.example/g, market)
}

type Placed = { inHead: string; atElement: string }

const ways: Record<NonNullable<Host['way']> | 'as written', (script: string) => Placed> = {
  'as written': script => ({ inHead: '', atElement: script }),
  classic: script => ({ inHead: script.replace('type="module"', 'async'), atElement: '' }),
  late: script => ({
    inHead: '',
    atElement: `<template id="late">${script}</template>
<script>
  addEventListener('load', function () {
    document.head.appendChild(document.importNode(document.getElementById('late').content, true))
  })
</script>`,
  }),
  twice: script => ({ inHead: script, atElement: script.replace('type="module"', '') }),
  'after another version': script => ({
    inHead: script.replace('type="module"', '').replace(/src="[^"]*\//, 'src="/other-version/'),
    atElement: script,
  }),
}

/** Loads a script at the first of our events if we are on the page, otherwise immediately. */
function comesLater(src: string, without: boolean): string {
  const event = without ? 'DOMContentLoaded' : 'trade-ready'
  return `document.addEventListener('${event}', function () {
    var script = document.createElement('script')
    script.src = '${src}'
    script.dataset.pending = ''
    script.onload = function () { delete script.dataset.pending }
    document.head.appendChild(script)
  }, { once: true })`
}

/** The partner's other content on the page; we must not change how any of it looks. */
const ownContent = `<div id="page" class="container">
<h1>Valve works</h1>
<h2 class="title">What we make</h2>
<p class="lead">Valves, <a href="/blank">pipe</a> and <b>fittings</b>.</p>
<ul><li>Ball</li><li>Gate</li></ul>
<table class="table"><tr><th>DN</th><td>200</td></tr></table>
<form><label for="name">Name</label> <input id="name" class="form-control"> <select><option>One</option></select>
<textarea></textarea> <button type="button" class="btn btn-primary button">Ask</button></form>
<dialog id="own">Closed</dialog>
<img alt="" width="10" height="10">
</div>`
