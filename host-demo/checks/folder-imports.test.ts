import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { describe, expect, test } from 'vitest'

const IMPORT = /(?:from |import\(|import )'(#|\.{1,2}\/)([^'?]+)/g

/** Returns the other folders of `root` that each of its folders imports, types included. */
function importsByFolder(root: string): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>()
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
  for (const name of names.filter(each => /\/.+\.tsx?$/.test(each) && !each.includes('.test.'))) {
    const file = `${root}/${name}`
    for (const [, start = '', rest = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const path = start === '#' ? rest : join(dirname(file), start, rest)
      const [from, to] = [file, path].map(each => folderIn(root, each))
      if (from && to && from !== to) imports.set(from, (imports.get(from) ?? new Set()).add(to))
    }
  }
  return imports
}

/** Returns the folder of `root` with this file, or undefined for a file elsewhere or of `root` itself. */
const folderIn = (root: string, file: string): string | undefined =>
  file.startsWith(`${root}/`) ? /^([^/]+)\//.exec(file.slice(root.length + 1))?.[1] : undefined

function cyclesThrough(folder: string, imports: Map<string, Set<string>>): string[] {
  const paths = [[folder]]
  const seen = new Set<string>()
  for (const path of paths) {
    for (const next of imports.get(path.at(-1) ?? '') ?? []) {
      if (next === folder) return [...path, next]
      if (!seen.has(next)) paths.push([...path, next])
      seen.add(next)
    }
  }
  return []
}

// The linter checks files, but folders may still need each other through different files.
describe.each(['shared', 'host-demo/api'])('%s', root => {
  test('no folder imports itself through others', () => {
    const imports = importsByFolder(root)
    expect(imports.size).toBeGreaterThan(5)
    expect([...imports.keys()].map(folder => cyclesThrough(folder, imports).join(' -> '))).toEqual(
      [...imports.keys()].map(() => ''),
    )
  })

  test('has few folders', () => {
    expect(
      readdirSync(root, { withFileTypes: true }).filter(each => each.isDirectory()).length,
    ).toBeLessThanOrEqual(26)
  })
})
