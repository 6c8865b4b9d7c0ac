import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export const THIRD_PARTY = 'THIRD-PARTY.txt'

const packageFolder = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/.@][^/]*)\//

export type Shipped = Set<string>

/** Packages that a build leaves out have no modules in its chunks. */
export function noteShipped(shipped: Shipped): Plugin {
  return {
    name: 'note-shipped-packages',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        for (const [id, { renderedLength }] of Object.entries(output.modules)) {
          const folder = renderedLength > 0 && packageFolder.exec(id)?.[1]
          if (folder) shipped.add(folder)
        }
      }
    },
  }
}

export async function thirdPartyText(shipped: Shipped): Promise<string> {
  const notices = await Promise.all([...shipped].map(noticeOf))
  return [
    'Trade widgets contain parts of these packages, under their licences.\n',
    ...new Set(notices.sort((one, other) => (one < other ? -1 : 1))),
  ].join(`\n${'-'.repeat(80)}\n\n`)
}

async function noticeOf(folder: string): Promise<string> {
  const { name, version, license, author, homepage } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  )
  const files = (await readdir(folder)).filter(file => /^(licen[cs]e|copying|notice)/i.test(file)).sort()
  if (!license && files.length === 0) throw new Error(`${name} is shipped without a licence`)
  const texts = await Promise.all(files.map(file => readFile(join(folder, file), 'utf8')))
  if (texts.length === 0) texts.push('The package includes no licence text.')
  const about = [
    `${name} ${version}`,
    license && `Licence: ${license}`,
    author && `Author: ${author.name ?? author}`,
    homepage,
  ]
  return [about.filter(Boolean).join('\n'), ...texts.map(text => text.trim())].join('\n\n').concat('\n')
}
