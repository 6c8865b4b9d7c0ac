#!/usr/bin/env node
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

// `npx trade-widgets https://cdn.example/` prints the tags for a page whose browser must check every script.
const [given = ''] = process.argv.slice(2)
if (URL.canParse(given)) {
  const base = given.endsWith('/') ? given : `${given}/`
  const map: { integrity: Record<string, string> } = JSON.parse(
    await readFile(join(import.meta.dirname, 'importmap.json'), 'utf8'),
  )
  // An import map would look for relative files beside the page.
  const integrity = Object.fromEntries(
    Object.entries(map.integrity).map(([file, sum]) => [new URL(file, base).href, sum]),
  )
  const script = new URL('trade-widgets.js', base).href
  process.stdout.write(`<script type="importmap">${JSON.stringify({ integrity }, null, 2)}</script>
<script type="module" src="${script}" crossorigin integrity="${integrity[script]}"></script>
`)
} else {
  process.stderr.write('Give the address of the files: npx trade-widgets https://cdn.example/\n')
  process.exitCode = 1
}
