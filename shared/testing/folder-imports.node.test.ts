import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'

const IMPORT = /(?:from |import\(|import )'(#shared\/|\.{1,2}\/)([^'?]+)/g

/** Returns the other folders of `shared/` that each folder imports, types included. */
function importsByFolder(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>()
  const names = readdirSync('shared', { recursive: true, encoding: 'utf8' })
  for (const name of names.filter(each => /\/.+\.tsx?$/.test(each) && !each.includes('.test.'))) {
    const file = `shared/${name}`
    for (const [, start = '', rest = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const path = start === '#shared/' ? `shared/${rest}` : join(dirname(file), start, rest)
      const [from = '', to = ''] = [file, path].map(each => each.split('/')[1])
      if (from !== to) imports.set(from, (imports.get(from) ?? new Set()).add(to))
    }
  }
  return imports
}

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
test('no folder of shared/ imports itself through others', () => {
  const imports = importsByFolder()
  expect(imports.size).toBeGreaterThan(5)
  expect([...imports.keys()].map(folder => cyclesThrough(folder, imports).join(' -> '))).toEqual(
    [...imports.keys()].map(() => ''),
  )
})

test('shared/ has few rooms', () => {
  expect(readdirSync('shared').length).toBeLessThanOrEqual(25)
})
