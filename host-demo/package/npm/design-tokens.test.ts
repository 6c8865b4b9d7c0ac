import { expect, test } from 'vitest'
import { designTokens, tokenResolver } from './design-tokens.ts'
import { readTokens, tokensSheet } from './tokens.ts'

const trade = (css: string, theme: 'light' | 'dark' = 'light') =>
  designTokens(readTokens(`:root { ${css} }`), theme).trade

const px = (value: number) => ({ value, unit: 'px' })

test.each([
  ['--trade-space-1: 4px', { space: { 1: { $type: 'dimension', $value: px(4) } } }],
  ['--trade-width: 1240px', { width: { $type: 'dimension', $value: px(1240) } }],
  ['--trade-motion: 150ms', { motion: { $type: 'duration', $value: { value: 150, unit: 'ms' } } }],
  [
    "--trade-font-sans: system-ui, 'Segoe UI'",
    { font: { sans: { $type: 'fontFamily', $value: ['system-ui', 'Segoe UI'] } } },
  ],
  [
    '--trade-color-ink: #33ff00',
    {
      color: {
        ink: { $type: 'color', $value: { colorSpace: 'srgb', components: [0.2, 1, 0], hex: '#33ff00' } },
      },
    },
  ],
])('%s is a token of the right type', (css, expected) => {
  expect(trade(`${css};`)).toEqual(expected)
})

test('a shadow has its lengths, and the colour of the theme with its opacity', () => {
  const css = '--trade-shadow: 0 1px 2px light-dark(rgb(0 0 0 / 0.1), #ffffff), 0 8px 24px -12px #000000;'
  const shown = { offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0) }
  expect(trade(css).shadow).toMatchObject({
    $type: 'shadow',
    $value: [
      { ...shown, color: { components: [0, 0, 0], alpha: 0.1 } },
      { offsetY: px(8), blur: px(24), spread: px(-12), color: { hex: '#000000' } },
    ],
  })
  expect(trade(css, 'dark').shadow).toMatchObject({ $value: [{ color: { hex: '#ffffff' } }, {}] })
})

test('values that the format cannot express are refused', () => {
  expect(() => trade('--trade-color-ink: rebeccapurple;')).toThrow('rebeccapurple is not a colour')
  expect(() => trade('--trade-space-1: 1em;')).toThrow('1em is not a size')
})

/** Returns the names of a group's tokens, such as `trade-color-ink`. */
function namesIn(group: object, way: readonly string[] = []): string[] {
  if ('$value' in group) return [way.join('-')]
  return Object.entries(group).flatMap(([name, inside]) => namesIn(inside, [...way, name]))
}

test.each(['light', 'dark'] as const)('every token has its own name, %s', async theme => {
  const tokens = readTokens(tokensSheet())
  const { trade } = designTokens(tokens, theme)
  const names = namesIn({ trade }).map(name => `--${name}`)
  expect(names.toSorted()).toEqual(tokens.map(({ name }) => name).toSorted())
})

test('a resolver finds the file of each theme', () => {
  const { modifiers } = tokenResolver({ light: './light.json', dark: './dark.json' })
  expect(modifiers.theme).toEqual({
    contexts: { light: [{ $ref: './light.json' }], dark: [{ $ref: './dark.json' }] },
    default: 'light',
  })
})
