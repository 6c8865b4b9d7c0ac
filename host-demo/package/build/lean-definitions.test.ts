import { expect, test } from 'vitest'
import { withoutWords } from './lean-definitions.ts'

const definition = (tag: string): string => `export const tradeToy = defineWidget('${tag}', {
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

const placeless = (tag: string): string => definition(tag).replace(/slots: .*|parts: {[^}]*},/g, '')

test('no page gets the descriptions of parts and slots', () => {
  expect(withoutWords(definition('trade-rfq'))).toBe(placeless('trade-rfq'))
})

test('unread descriptions are left out, the summary too', () => {
  expect(withoutWords(definition('trade-toy'))).toBe(
    placeless('trade-toy').replace(/'(A toy|Which it\\'s|How large it is)\.'/g, "''"),
  )
})
