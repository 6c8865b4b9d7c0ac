import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Writes a file of this folder into `folder` with other paths. Throws when it does not contain one of them. */
export function adapt(name: string, folder: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8')
  for (const value of Object.keys(values))
    if (!text.includes(value)) throw new Error(`${name} does not name ${value}`)
  const path = join(folder, basename(name))
  // All at once, because a new port may begin with the digits of the next one.
  const any = new RegExp(Object.keys(values).map(literally).join('|'), 'g')
  writeFileSync(
    path,
    text.replace(any, value => values[value] ?? value),
    { mode: 0o644 },
  )
  return path
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The environment with the programs that only administrators have on their path. */
export const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }

export const isMissing = (program: string): boolean =>
  spawnSync(program, ['--version'], { env }).error !== undefined
