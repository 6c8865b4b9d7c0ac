import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('each function named on the page about requests is in the named file', () => {
  const page = readFileSync('.storybook/docs/requests.md', 'utf8')
  const named = [...page.matchAll(/((?:`\w+\(\)` and )?`\w+\(\)`) in `([^`]+)`/g)].flatMap(
    ([, names = '', file = '']) => [...names.matchAll(/\w+(?=\(\))/g)].map(([name]) => ({ name, file })),
  )
  expect(named).not.toEqual([])
  const missing = named.filter(
    ({ name, file }) => !new RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8')),
  )
  expect(missing).toEqual([])
})
