import { expect, test } from 'vitest'
import { presets, readTokens, tokensSheet } from '#host-demo/package/npm/tokens.ts'
import { contrastResults } from '#host-demo/site/embed/contrast.ts'
import { schemes, tokenValue } from './contrast.ts'

const both = Object.entries(presets).flatMap(([name, sheet]) =>
  schemes.map(scheme => [name, scheme, sheet] as const),
)

test('there are four presets, and each sets only existing tokens', () => {
  expect(Object.keys(presets)).toEqual(['graphite', 'high-contrast', 'petrol', 'sand'])
  const names = Object.values(presets).map(sheet => readTokens(sheet).map(({ name }) => name))
  expect(names.filter(set => set.length === 0)).toEqual([])
  const known = readTokens(tokensSheet()).map(({ name }) => name)
  const unknown = names.flat().filter(name => !known.includes(name))
  expect(unknown).toEqual([])
})

test.each(both)('every pair of colours has enough contrast: %s, %s', (name, scheme, sheet) => {
  const all = readTokens(sheet, tokensSheet())
  const colourOf = (word: string): string => {
    const token = all.find(each => each.name === `--trade-color-${word}`)
    return token ? tokenValue(token, scheme) : ''
  }
  // WCAG AAA for text. The edges of fields need the contrast that AA requires of text.
  const needed = (minimum: number): number => (name !== 'high-contrast' ? minimum : minimum < 4.5 ? 4.5 : 7)
  const results = contrastResults(colourOf)
  expect(results.length).toBeGreaterThan(20)
  const low = results.filter(({ ratio, minimum }) => !(ratio >= needed(minimum)))
  expect(low.map(({ colour, ground, ratio }) => `${colour} on ${ground}: ${ratio}`)).toEqual([])
})
