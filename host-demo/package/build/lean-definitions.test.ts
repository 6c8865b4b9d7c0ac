import { expect, test } from 'vitest'
import { withoutWords } from './lean-definitions.ts'

const definition = (embed: string): string => `export const tradeToy = defineWidget('trade-toy', {
  summary: 'A toy.',
  example: 'toy-id="1"',
  sees: 'A toy',
  framed: false,${embed}
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

const withoutFacts = definition('').replace(/(slots|example|sees|framed): .*|parts: {[^}]*},/g, '')

test('no page gets the facts for tests and for the snippet builder, nor the descriptions of parts and slots', () => {
  const offered = definition("embed: { name: 'Toy', link: 'See the toy', to: () => ({ route: 'home' }) },")
  expect(withoutWords(offered)).toBe(withoutFacts)
})

test('without an entry in the snippet builder, unread descriptions are left out, the summary too', () => {
  expect(withoutWords(definition(''))).toBe(
    withoutFacts.replace(/'(A toy|Which it\\'s|How large it is)\.'/g, "''"),
  )
})
