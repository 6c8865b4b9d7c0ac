import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '../seed/catalogue.ts'
import { START_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts'
import { createReader } from './read-keyword.ts'
import queries from './read-queries.json' with { type: 'json' }

/*
 * Keywords as buyers type them, in English, Malay, Indonesian and misspelled, each with the category and the facts that
 * a person of the trade reads in it: `key=value`, `key~part` where several values are meant, or `key!text` if no item has
 * it. Without a category, any one will do.
 */

const [PRECISION, RECALL] = [0.98, 0.9]

let api: TestApi
beforeAll(async () => {
  api = await startApi({ catalogue: async () => catalogue() })
}, START_TIMEOUT)
afterAll(() => api.close())

type Query = [language: string, keyword: string, category: string, facts: string[]]

test(`the facts in ${queries.length} keywords are read`, { timeout: 240_000 }, async () => {
  const reader = createReader({ orm: api.database.orm, settings: api.settings })
  let [read, right, wanted] = [0, 0, 0]
  for (const [, keyword, category, facts] of queries as Query[]) {
    const { category: found, facts: stated } = await reader.read(keyword)
    const isRight = (text: string) =>
      stated.some(({ asked, values, wanted }) => {
        const [, key, sign, value = ''] = /^(\w+)([=~!])(.*)$/.exec(text) ?? []
        if (asked.key !== key) return false
        if (sign === '!' || wanted) return sign === '!' && wanted?.text === value
        return values.every(each =>
          sign === '=' ? each.value === value : each.value.toLowerCase().includes(value.toLowerCase()),
        )
      })
    const isCategoryRight = category === '' || found?.name === category
    const correct = isCategoryRight ? facts.filter(isRight).length : 0
    read += stated.length
    right += correct
    wanted += facts.length
    if (correct < Math.max(facts.length, stated.length)) {
      const got = stated.map(
        ({ asked, values, wanted }) =>
          `${asked.key}${wanted ? `!${wanted.text}` : `=${values.map(each => each.value).join('|')}`}`,
      )
      process.stdout.write(
        `${keyword}: ${found?.name ?? 'no category'}; ${got.join('; ')}, not ${facts.join('; ')}\n`,
      )
    }
  }
  const [precision, recall] = [right / read, right / wanted]
  process.stdout.write(`precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} of ${wanted} facts\n`)
  expect(precision).toBeGreaterThanOrEqual(PRECISION)
  expect(recall).toBeGreaterThanOrEqual(RECALL)
})
