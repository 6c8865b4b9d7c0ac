import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadWithVite } from '#host-demo/build/load-with-vite.ts'
import { bundleToOneFile } from '#host-demo/build/one-file.ts'

/**
 * Writes the public reference into the built site: its pages below `developers/`, with their style sheet and script,
 * and `llms.txt`.
 */
export async function writeReference(root: string, site: string): Promise<void> {
  const { referenceFiles } = await loadWithVite<typeof import('./files.tsx')>(
    '/host-demo/developers/files.tsx',
  )
  const sheets = ['shared/styles/tokens.css', 'host-demo/developers/developers.css']
  const css = await Promise.all(sheets.map(sheet => readFile(join(root, sheet), 'utf8')))
  const files = {
    ...(await referenceFiles()),
    'developers/developers.css': css.join('\n'),
    'developers/developers.js': await bundleToOneFile('host-demo/developers/developers.ts', {}),
  }
  await mkdir(join(site, 'developers'), { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(site, name), text)
  await cp(join(root, 'host-demo/storefront/icon.svg'), join(site, 'developers/icon.svg'))
}
