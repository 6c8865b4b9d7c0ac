import { expect, test } from 'vitest'
import { withoutWords } from './lean-definitions.ts'

const definition = `export const tradeToy = defineWidget('trade-toy', {
  summary: 'A toy.',
  component: Toy,
  attributes: {
    toyId: idAttribute('Which it\\'s.', { required: true }),
    size: enumAttribute(
      'How large it is.',
      ['small', 'large'],
      { default: 'small' },
    ),
  },
  events: ['trade-ready'],
  slots: { empty: 'In place of our words.' },
  parts: {
    form: 'The form.',
    'error-box': 'What is wrong.',
  },
  styles: [styles],
})
const close = () => toy.removeAttribute('open')
`

const placeless = definition.replace(/ {2}slots[\s\S]*( {2}styles)/, '$1')

test('no page gets the descriptions of parts and slots', () => {
  expect(withoutWords(definition, true)).toBe(placeless)
})

test('unread descriptions are left out, the summary too', () => {
  expect(withoutWords(definition, false)).toBe(
    placeless.replace(/'(A toy|Which it\\'s|How large it is)\.'/g, "''"),
  )
})
