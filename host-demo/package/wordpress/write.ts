import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { loadWithVite } from '#host-demo/package/build/load-with-vite.ts'

/** Writes the WordPress plugin into the built site, where the reference links to it. */
export async function writePlugin(site: string): Promise<void> {
  const { pluginFiles } = await loadWithVite<typeof import('./files.ts')>(
    '/host-demo/package/wordpress/files.ts',
  )
  const folder = join(site, 'developers')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'trade-widgets.zip'), zipOf(await pluginFiles()))
}

/**
 * Returns a zip as WordPress accepts it by 'Upload Plugin'. It is the same on any day: its times are the earliest that
 * a zip can store.
 */
export function zipOf(files: Readonly<Record<string, string>>): Uint8Array {
  const packed = Object.entries(files).map(
    ([name, text]) => [`trade-widgets/${name}`, strToU8(text)] as const,
  )
  return zipSync(Object.fromEntries(packed), { mtime: '1980-01-01T12:00:00' })
}
