import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { patterns } from './chunks.ts'

test.each(patterns.map(pattern => ({ pattern, source: pattern.source })))(
  '$source matches a file',
  ({ pattern }) => {
    expect(files.find(file => pattern.test(file))).toBeDefined()
  },
)

const files = [
  ...['shared', 'widgets'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => `/${folder}/${name}`),
  ),
  ...packageFolders(),
]

function packageFolders(): string[] {
  const names = readdirSync('node_modules').flatMap(name =>
    name.startsWith('@')
      ? [name, ...readdirSync(`node_modules/${name}`).map(each => `${name}/${each}`)]
      : [name],
  )
  return names.map(name => `/node_modules/${name}/`)
}
