import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatNumber } from '#shared/messages/number.ts'
import { cleanMarkup } from '#shared/server/clean-markup.ts'
import { BoundedMap, boundedMaps } from '#shared/stores/bounded-map.ts'
import { formatDate } from '#shared/trade/date.ts'
import { limits } from '../../api/security/limits.ts'
import { START_TIMEOUT } from '../../api/testing/start-api.ts'
import * as renderer from '../render/renderer.ts'
import { usedCss } from '../render/used-css.ts'
import { AddressLimit } from './address-limit.ts'
import { RenderCache } from './render-cache.ts'
import { startSites, type TestSites } from './testing/serve-site.ts'

let sites: TestSites
beforeAll(async () => {
  sites = await startSites(renderer)
}, START_TIMEOUT)
afterAll(() => sites.close())

test('the page for operators lists everything that a process keeps, with its limit', async () => {
  await sites.serve()
  usedCss('a{b:c}', ['a'])
  const text = await readFile('.storybook/docs/security-rules.md', 'utf8')
  const [, section = ''] = text.split('## Memory')
  const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| (.+?) \| (\d+) \|$/gm)]
  const kept = [...boundedMaps].map(([name, { limit }]) => [name, limit])
  expect(kept.sort()).toEqual(rows.map(([, name, limit]) => [name, Number(limit)]))
})

test('none keeps more than its limit, whatever is asked for 10,000 times', async () => {
  const { clock } = sites.api.settings
  const cache = new RenderCache({ now: Date.now })
  const counts = (['renderByAddress', 'pageByAddress'] as const).map(name => new AddressLimit(name, limits()))
  const letters = 'x'.repeat(20_000)
  for (let at = 0; at < 10_000; at += 1) {
    formatDate('2026-03-01', `de-x-a${at}`)
    formatNumber(at, `de-x-a${at}`)
    cleanMarkup(`<p>${at}</p>`)
    usedCss(`.a${at % 500}{color:red}`, ['a', '.a1'])
    usedCss('.b{color:red}', [`.${at}`])
    for (const each of counts)
      for (const part of [0, 1]) each.secondsToWait(`${at}-${part}`, clock().getTime())
    if (at % 50 === 0) {
      const body = letters.replace(/x/g, () => String.fromCharCode(33 + Math.floor(Math.random() * 90)))
      await cache.get(
        `${at}`,
        async () => ({ status: 200, body, headers: {}, mayKeep: true }),
        fault => expect.fail(String(fault)),
      )
    }
  }
  const answers = boundedMaps.get('answers to common keywords')
  if (!(answers instanceof BoundedMap)) throw new Error('The search keeps no answers.')
  for (let at = 0; at < 10_000; at += 1) answers.set(`keyword ${at}`, { ids: Promise.resolve([]), at: 0 })
  for (const [name, { size, limit }] of boundedMaps) expect(size, name).toBeLessThanOrEqual(limit)
  for (const name of [
    'formats of dates',
    'cleaned descriptions',
    'parsed style sheets',
    'counts of pageByAddress',
  ])
    expect(boundedMaps.get(name)?.size, name).toBe(boundedMaps.get(name)?.limit)
})
