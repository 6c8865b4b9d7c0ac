import { type FramedAttribute, type FramedTag, framedAttributes } from '#elements/frames.ts'
import {
  type Attribute,
  type Attributes,
  booleanAttribute,
  idAttribute,
  integerAttribute,
  textAttribute,
} from '#shared/element/attributes.ts'

const kinds: Readonly<Record<FramedAttribute[0], (description: string) => Attribute<unknown>>> = {
  id: idAttribute,
  integer: integerAttribute,
  text: textAttribute,
  boolean: booleanAttribute,
}

/** Returns the properties of a frame in place of an element. The element in the frame decides which values are valid. */
export function attributesOf(tag: FramedTag): Attributes {
  return Object.fromEntries(
    Object.entries(framedAttributes[tag]).map(([property, [kind, usual]]) => [
      property,
      { ...kinds[kind](''), default: usual },
    ]),
  )
}
