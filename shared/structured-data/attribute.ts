import { booleanAttribute } from '#shared/element/attributes.ts'

/** Read by what comes after the first content, from the element itself. */
export const structuredDataAttribute = booleanAttribute('Whether search engines are told of it, by JSON-LD.')
