import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleToOneFile } from './one-file.ts'

const source = 'host-demo/site/storefront/frame'

export async function writeFramePage(root: string, site: string): Promise<void> {
  const storefront = await readFile(join(site, 'index.html'), 'utf8')
  const [config = ''] = /<trade-config\b[^>]*><\/trade-config>/.exec(storefront) ?? []
  const page = await readFile(join(root, source, 'frame.html'), 'utf8')
  await writeFile(
    join(site, 'frame.html'),
    page.replace('{{config}}', () => config),
  )
  await writeFile(join(site, 'frame.js'), await bundleToOneFile(`${source}/frame.ts`, {}))
}
