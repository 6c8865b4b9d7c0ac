import { readFile } from 'node:fs/promises'
import type { Manifest } from '#host-demo/build/bundle.ts'
import { apiNames, declarationsOf, reactDeclarationsOf } from './declarations.ts'
import { cssData, htmlData } from './editor-data.ts'
import { describeElements } from './elements.ts'
import { type About, packageFiles } from './entries.ts'
import { manifestOf } from './manifest.ts'
import { readTokens, tokensSheet } from './tokens.ts'

/** All that `dist/widgets` says about the elements, by file name. */
export async function descriptions(): Promise<Record<string, string>> {
  const elements = await describeElements()
  const sheet = await tokensSheet()
  const tokens = readTokens(sheet)
  return {
    'custom-elements.json': json(manifestOf(elements, tokens)),
    'vscode.html-custom-data.json': json(htmlData(elements)),
    'vscode.css-custom-data.json': json(cssData(tokens)),
    'trade-widgets.d.ts': await declarationsOf(elements),
    'react.d.ts': reactDeclarationsOf(elements),
    'tokens.css': sheet,
    'tokens.json': json(tokens),
    'README.md': await readme(),
  }
}

/** What makes an npm package of it: `built` is the part of Vite's manifest whose files are there. */
export async function packaging(built: Manifest, about: About): Promise<Record<string, string>> {
  return packageFiles(built, await sourcesOfTags(), await describeElements(), await apiNames(), about)
}

/** Where each tag is defined, as the bundle's table writes it. */
export async function sourcesOfTags(): Promise<Record<string, string>> {
  const table = await readFile(new URL('../../widgets/runtime/elements.ts', import.meta.url), 'utf8')
  const brought = table.matchAll(
    /'(trade-[\w-]+)': (?:\(\) => import\('\.\.\/([^']+)'\)|async \(\) => define\w+)/g,
  )
  // What has no chunk of its own is imported at the top, and defined in the folder of its name.
  const own = (tag: string): string => tag.replace(/^trade-(.*)$/, '$1/$1.element.ts')
  return Object.fromEntries([...brought].map(([, tag = '', path = own(tag)]) => [tag, `widgets/${path}`]))
}

/** What README says of the package, for the package. */
async function readme(): Promise<string> {
  const written = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
  const section = /^## The npm package\n([\s\S]*?)^## /m.exec(written)?.[1]
  if (!section) throw new Error('README.md no longer speaks of the npm package')
  return `# Trade widgets\n${section}`
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
