import { expect, test } from 'vitest'
import { seed as drawn } from '#shared/testing/seed.ts'
import { random } from './random.ts'
import { articles } from './rules/article.ts'

test('nearly all items have their own texts', () => {
  const different = (key: 'short' | 'long') => new Set(articles.map(article => article[key])).size
  console.log(`${different('short')} short and ${different('long')} long descriptions differ`)
  expect(articles.length).toBeGreaterThan(3_550)
  expect(different('short')).toBeGreaterThanOrEqual(1_500)
  expect(different('long')).toBeGreaterThanOrEqual(3_000)
})

test('twenty entries to read', () => {
  console.log(`SEED=${drawn}`)
  for (const { name, model, brand, origin, material, condition, words } of random(drawn).some(articles, 20))
    console.log([name, model, brand, origin, material, condition, words].join(' | ').replace(/\s+/g, ' '))
})
