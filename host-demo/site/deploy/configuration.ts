import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Writes a file of this folder into `folder` with other paths. Throws when it does not contain one of them. */
export function adapt(name: string, folder: string, places: Readonly<Record<string, string>>): string {
  let text = readFileSync(new URL(name, import.meta.url), 'utf8')
  for (const [place, other] of Object.entries(places)) {
    if (!text.includes(place)) throw new Error(`${name} does not name ${place}`)
    text = text.replaceAll(place, other)
  }
  const path = join(folder, basename(name))
  writeFileSync(path, text, { mode: 0o644 })
  return path
}

/** The environment with the programs that only administrators have on their path. */
export const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }

export const isMissing = (program: string): boolean =>
  spawnSync(program, ['--version'], { env }).error !== undefined
