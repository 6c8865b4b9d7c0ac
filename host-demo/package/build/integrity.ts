import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { filesIn, json } from './bundle.ts'

const loaded = /^(trade-widgets|chunks\/.+)\.js$/

/** Writes `sri.json` with the checksums of all scripts and sheets, and `importmap.json` with the script's files. */
export async function writeIntegrity(folder: string): Promise<void> {
  const checked = (await filesIn(folder)).filter(path => /\.(js|css)$/.test(path))
  const sums = await Promise.all(
    checked.map(async path => {
      const sum = createHash('sha384')
        .update(await readFile(path))
        .digest('base64')
      return [relative(folder, path).replaceAll('\\', '/'), `sha384-${sum}`] as const
    }),
  )
  const sorted = sums.sort(([one], [other]) => (one < other ? -1 : 1))
  const chunks = sorted.filter(([file]) => loaded.test(file))
  const integrity = Object.fromEntries(chunks.map(([file, sum]) => [`./${file}`, sum]))
  await writeFile(join(folder, 'sri.json'), json(Object.fromEntries(sorted)))
  await writeFile(join(folder, 'importmap.json'), json({ integrity }))
}
