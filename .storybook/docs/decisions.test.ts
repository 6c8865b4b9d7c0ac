import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = ['shared', 'widgets', 'host-demo', '.storybook'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(tsx?|css|mdx)$/.test(name))
    .map(name => ({ name: join(folder, name), text: readFileSync(join(folder, name), 'utf8') })),
)

test('every decision that a comment names exists', () => {
  const page = sources.find(({ name }) => name === join('.storybook', 'docs', 'decisions.mdx'))?.text ?? ''
  // Storybook derives the id of a heading from its text in the same way.
  const anchors = [...page.matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll(' ', '-'),
  )
  expect(anchors).toEqual([...new Set(anchors)])
  const named = sources.flatMap(({ name, text }) =>
    [...text.matchAll(/decisions\.mdx#([\w-]*)/g)].map(([, anchor = '']) => ({ name, anchor })),
  )
  expect(named).not.toEqual([])
  expect(named.filter(({ anchor }) => !anchors.includes(anchor))).toEqual([])
})

test('no comment cites a document outside the repository', () => {
  const cited = /\b(spec|design) sections?\b|\bruling \d|\bdesign\.md\b/i
  expect(sources.filter(({ text }) => cited.test(text)).map(({ name }) => name)).toEqual([])
})
