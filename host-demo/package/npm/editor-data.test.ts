import { expect, test } from 'vitest'
import { webTypes } from './editor-data.ts'
import { describeElements } from './elements.ts'
import { readTokens, tokensSheet } from './tokens.ts'

const elements = await describeElements()
const { version, contributions } = webTypes(elements, readTokens(tokensSheet()), '1.2.3')
const { html, css } = contributions

test('every element and every token is listed', () => {
  expect(version).toBe('1.2.3')
  expect(html.elements.map(({ name }) => name)).toEqual(elements.map(({ tag }) => tag))
  expect(css.properties.map(({ name }) => name)).toContain('--trade-color-accent')
  expect(css['pseudo-elements']).toContainEqual({
    name: 'part(refine)',
    description: 'Of trade-category, trade-search.',
  })
})

test('an element has its attributes, events, slots and parts', () => {
  expect(html.elements.find(({ name }) => name === 'trade-rfq')).toMatchObject({
    attributes: expect.arrayContaining([
      expect.objectContaining({ name: 'kind', value: { type: "'product' | 'service'" } }),
      expect.objectContaining({ name: 'item-id', required: true, value: { type: 'number' } }),
      expect.objectContaining({ name: 'procurement', value: { type: 'boolean' } }),
      expect.objectContaining({ name: 'theme', value: { type: "'light' | 'dark' | 'auto'" } }),
    ]),
    js: {
      properties: expect.arrayContaining([expect.objectContaining({ name: 'itemId' })]),
      events: expect.arrayContaining([
        expect.objectContaining({
          name: 'trade-rfq-sent',
          type: expect.stringContaining('quantity: number'),
        }),
      ]),
    },
    css: { parts: expect.arrayContaining([expect.objectContaining({ name: 'error' })]) },
  })
})

test('the default slot is not offered by name', () => {
  const names = html.elements.flatMap(({ slots }) => slots.map(({ name }) => name))
  expect(names).toContain('error')
  expect(names).not.toContain('')
})
