import { expect, test } from 'vitest'
import { tokensForWidgets } from '#shared/styles/sheet.ts'
import { readTokens, tokensSheet } from './tokens.ts'

test('a token has one value, or a colour for each theme', () => {
  const sheet = `:root {
    --trade-color-ink: light-dark(#10222b, #e6eef1);
    --trade-color-scrim: light-dark(rgb(6 43 54 / 0.55), rgb(0 0 0 / 0.65));
    --trade-shadow:
      0 1px 2px light-dark(rgb(16 34 43 / 0.06), rgb(0 0 0 / 0.4)),
      0 8px light-dark(#123, #000);
    --trade-space-1: 4px;
  }`
  expect(readTokens(sheet)).toEqual([
    { name: '--trade-color-ink', group: 'colour', light: '#10222b', dark: '#e6eef1' },
    {
      name: '--trade-color-scrim',
      group: 'colour',
      light: 'rgb(6 43 54 / 0.55)',
      dark: 'rgb(0 0 0 / 0.65)',
    },
    {
      name: '--trade-shadow',
      group: 'shadow',
      light: '0 1px 2px rgb(16 34 43 / 0.06), 0 8px #123',
      dark: '0 1px 2px rgb(0 0 0 / 0.4), 0 8px #000',
    },
    { name: '--trade-space-1', group: 'space', value: '4px' },
  ])
})

test('a colour that follows from another is read in both themes, and the first sheet applies', () => {
  const sheet = `:root {
    --trade-color-primary: light-dark(#000000, #ffffff);
    --trade-color-surface: #ffffff;
    --trade-color-primary-soft: color-mix(in srgb, var(--trade-color-primary) 20%, var(--trade-color-surface));
  }`
  const soft = (...sheets: string[]) => readTokens(...sheets).at(-1)
  const token = { name: '--trade-color-primary-soft', group: 'colour' }
  expect(soft(sheet)).toEqual({ ...token, light: '#cccccc', dark: '#ffffff' })
  expect(soft('--trade-color-primary: #ff0000;', sheet)).toEqual({ ...token, value: '#ffcccc' })
  expect(tokensForWidgets(sheet)).toContain(
    '--color-primary-soft: var(--trade-color-primary-soft, color-mix(in srgb, var(--color-primary) 20%, var(--color-surface)))',
  )
})

test('every token that widgets read is listed', async () => {
  const sheet = tokensSheet()
  const read = [...tokensForWidgets(sheet).matchAll(/var\((--trade-[\w-]+)/g)].map(([, name]) => name)
  expect(readTokens(sheet).map(({ name }) => name)).toEqual(read)
})
