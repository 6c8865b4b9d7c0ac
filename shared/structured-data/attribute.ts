import { booleanAttribute } from '#shared/element/attributes.ts'

/** The attribute that the parts after the first content read from the element itself. */
export const structuredDataAttribute = booleanAttribute(
  'Adds structured data for search engines, as JSON-LD.',
)
