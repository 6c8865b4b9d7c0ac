import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/**
 * Writes `sri.json`: of every script in a folder its `integrity`, by its place there, such as `trade-widgets.js`. For the
 * script tag, and for an import map whose `integrity` lets the browser check the chunks too.
 */
export async function writeIntegrity(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const scripts = entries.filter(entry => entry.isFile() && entry.name.endsWith('.js'))
  const sums = await Promise.all(
    scripts.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      const sum = createHash('sha384')
        .update(await readFile(path))
        .digest('base64')
      return [relative(folder, path).replaceAll('\\', '/'), `sha384-${sum}`] as const
    }),
  )
  const sorted = sums.sort(([one], [other]) => (one < other ? -1 : 1))
  await writeFile(join(folder, 'sri.json'), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}
