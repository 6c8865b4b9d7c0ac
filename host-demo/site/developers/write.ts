import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadWithVite } from '#host-demo/package/build/load-with-vite.ts'
import { bundleToOneFile } from '#host-demo/package/build/one-file.ts'

/** Writes the reference into the built site: pages, style sheet, script, and `llms.txt`. */
export async function writeReference(root: string, site: string): Promise<void> {
  const { referenceFiles } = await loadWithVite<typeof import('./files.tsx')>(
    '/host-demo/site/developers/files.tsx',
  )
  const sheets = ['shared/styles/tokens.css', 'host-demo/site/developers/developers.css']
  const css = await Promise.all(sheets.map(sheet => readFile(join(root, sheet), 'utf8')))
  const files = {
    ...(await referenceFiles()),
    'developers/developers.css': css.join('\n'),
    'developers/developers.js': await bundleToOneFile('host-demo/site/developers/developers.ts', {}),
  }
  await mkdir(join(site, 'developers'), { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(site, name), text)
  await cp(join(root, 'host-demo/site/storefront/icon.svg'), join(site, 'developers/icon.svg'))
}
