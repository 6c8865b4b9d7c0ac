import { expect, test } from 'vitest'
import { readTokens, tokensSheet } from '#host-demo/package/npm/tokens.ts'
import { contrast, contrastResults } from '#host-demo/site/embed/contrast.ts'
import { describeAll } from '../build/describe.ts'
import { tokenValue } from '../docs/contrast.ts'

test('every event is documented with its detail, without internal names', async () => {
  const { events, manifest } = await describeAll()
  expect(
    events.filter(({ detail }) => !/^\{.*\}$/.test(detail) || /Detail|Nothing|unknown/.test(detail)),
  ).toEqual([])
  expect(JSON.stringify(manifest)).not.toContain('TradeEvents')
  expect(events.find(({ name }) => name === 'trade-chat-sent')?.detail).toBe('{ chatId: number }')
})

test('contrasts are calculated as WCAG defines', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

test.each(['light', 'dark'] as const)('every pair of colours has enough contrast, %s', async scheme => {
  const tokens = readTokens(tokensSheet())
  const colourOf = (name: string): string => {
    const token = tokens.find(each => each.name === `--trade-color-${name}`)
    return token ? tokenValue(token, scheme) : ''
  }
  const all = contrastResults(colourOf)
  expect(all.filter(({ ratio }) => Number.isNaN(ratio))).toEqual([])
  expect(all.filter(({ isEnough }) => !isEnough)).toEqual([])
})
