import { expect, test } from 'vitest'
import { framedTags } from '#elements/frames.ts'
import { attributesOf } from '../frame/framed-attributes.ts'
import { loadDefinition } from './elements.ts'

test.each(framedTags)('a frame in place of <%s> has its properties', async tag => {
  const { attributes = {} } = (await loadDefinition(tag)) ?? {}
  const framed = attributesOf(tag)
  expect(Object.keys(framed)).toEqual(Object.keys(attributes))
  for (const [property, { choices, default: usual, parse }] of Object.entries(attributes)) {
    expect(framed[property]?.default, property).toBe(usual)
    for (const given of ['', 'false', '2', ...choices].filter(each => parse(each) !== undefined))
      expect(framed[property]?.parse(given), property).toBe(parse(given))
  }
})
