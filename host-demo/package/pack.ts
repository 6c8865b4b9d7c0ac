import { execFile } from 'node:child_process'
import { mkdir, rename } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** The file that `npm install` takes by its address. */
export const PACKAGE = 'trade-widgets.tgz'

/** npm gives all files of a package the same time, so that the same files make the same package. */
export async function pack(built: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { npm_execpath: npm = '' } = process.env
  const [program, ...first] = npm.endsWith('npm-cli.js') ? [process.execPath, npm] : ['npm']
  const options = ['--pack-destination', folder, '--ignore-scripts', '--silent']
  const { stdout } = await promisify(execFile)(program, [...first, 'pack', resolve(built), ...options])
  await rename(join(folder, stdout.trim()), join(folder, PACKAGE))
}
