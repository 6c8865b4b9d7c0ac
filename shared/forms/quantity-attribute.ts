import { type Attribute, textAttribute } from '#shared/element/attributes.ts'
import { quantityOf } from './quantity.ts'

/** Kept as text, as the input shows it. */
export const quantityAttribute: Attribute<string> = {
  ...textAttribute('The initial quantity.'),
  expects: 'a number from 0 up',
  parse(given) {
    const text = String(given).trim()
    return text === '' || (quantityOf(text) ?? -1) >= 0 ? text : undefined
  },
}
