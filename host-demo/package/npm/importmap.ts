#!/usr/bin/env node
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The import map of the build: the integrity of every script, by its place beside this file. */
type ImportMap = { integrity: Record<string, string> }

// `npx trade-widgets https://cdn.example/` prints the tags for the head of a page whose browser must check every
// script.
const [given = ''] = process.argv.slice(2)
if (URL.canParse(given)) {
  const base = given.endsWith('/') ? given : `${given}/`
  const written = await readFile(join(import.meta.dirname, 'importmap.json'), 'utf8')
  process.stdout.write(tagsFor(base, JSON.parse(written)))
} else {
  process.stderr.write('Give the address of the files: npx trade-widgets https://cdn.example/\n')
  process.exitCode = 1
}

/** Uses whole addresses, because an import map would look for relative files beside the page. */
function tagsFor(base: string, map: ImportMap): string {
  const integrity = Object.fromEntries(
    Object.entries(map.integrity).map(([file, sum]) => [new URL(file, base).href, sum]),
  )
  const script = new URL('trade-widgets.js', base).href
  return [
    `<script type="importmap">${JSON.stringify({ integrity }, null, 2)}</script>`,
    `<script type="module" src="${script}" crossorigin integrity="${integrity[script]}"></script>`,
    '',
  ].join('\n')
}
